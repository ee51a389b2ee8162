import type { Warning } from '../document-kind.ts';
import { finalConsumer } from '../parties/party.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { doubtfulPlate } from '../warnings/doubtful-plate.ts';
import type { DeliveryNote, DeliveryRecipient } from './delivery-note.ts';

export function deliveryNoteWarnings({ carrier, plate, recipients }: DeliveryNote): readonly Warning[] {
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
