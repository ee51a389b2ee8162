import { type DeliveryNote, type DeliveryRecipient, deliveryNote } from '../model/delivery-note.ts';
import type { DocumentKind, Warning } from '../model/document-kind.ts';
import { finalConsumer } from '../parties/party.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { doubtfulPlate } from '../warnings/doubtful-plate.ts';
import { type DeliveryNoteBody, deliveryNoteBody } from './body.ts';
import { computeDeliveryNote, redatedDeliveryNote } from './compute.ts';
import { printedDeliveryNote } from './printed.ts';
import { readDeliveryNoteXml } from './read-xml.ts';
import { DELIVERY_NOTE_SCHEMA_VERSION, writeDeliveryNoteXml } from './xml.ts';

/** No money changes hands with a delivery note. */
const NOTHING = '0.00';

export const deliveryNoteKind: DocumentKind<DeliveryNoteBody, DeliveryNote> = {
  type: 'delivery_note',
  label: 'Guía de remisión',
  plural: 'delivery-notes',
  root: 'guiaRemision',
  revision: `${DELIVERY_NOTE_SCHEMA_VERSION}/1`,
  body: deliveryNoteBody,
  content: deliveryNote,
  references: () => [],
  compute: computeDeliveryNote,
  redated: redatedDeliveryNote,
  warnings: deliveryNoteWarnings,
  // The carrier has no e-mail address; those of the recipients go with them (interface specification, `counterparty`).
  summary: ({ carrier, recipients }) => ({
    counterparty: carrier,
    others: recipients.map(({ identification, name, email }) => ({ identification, name, email })),
    subtotal: NOTHING,
    taxTotal: NOTHING,
    total: NOTHING,
  }),
  writeXml: writeDeliveryNoteXml,
  readXml: readDeliveryNoteXml,
  printed: printedDeliveryNote,
};

function deliveryNoteWarnings({ carrier, plate, recipients }: DeliveryNote): readonly Warning[] {
  return [
    ...doubtfulPlate(plate),
    ...doubtfulIdentification(carrier, 'del transportista'),
    ...recipients.flatMap((recipient, index) =>
      doubtfulRecipient(
        recipient,
        recipients.length === 1 ? 'del destinatario' : `del destinatario ${index + 1}`,
      ),
    ),
  ];
}

/** A recipient says no type of identification: thirteen digits are taken for a RUC, and ten for a cédula. */
function doubtfulRecipient({ identification }: DeliveryRecipient, whose: string): Warning[] {
  if (identification === finalConsumer.identification) return [];
  if (/^\d{13}$/.test(identification)) {
    return doubtfulIdentification({ identification_type: 'ruc', identification }, whose);
  }
  if (/^\d{10}$/.test(identification)) {
    return doubtfulIdentification({ identification_type: 'cedula', identification }, whose);
  }
  return [];
}
