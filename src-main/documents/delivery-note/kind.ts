import type { DocumentKind } from '../document-kind.ts';
import { type DeliveryNoteBody, deliveryNoteBody } from './body.ts';
import { computeDeliveryNote, redatedDeliveryNote } from './compute.ts';
import { type DeliveryNote, deliveryNote } from './delivery-note.ts';
import { printedDeliveryNote } from './printed.ts';
import { readDeliveryNoteXml } from './read-xml.ts';
import { deliveryNoteWarnings } from './warnings.ts';
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
