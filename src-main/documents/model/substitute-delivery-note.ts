import { z } from 'zod';
import { plate } from '../identifiers/plate.ts';
import { carrier, carrierBody } from '../parties/party.ts';
import { dateText } from '../values/calendar/calendar-date.ts';
import { namedObject } from '../values/named-object.ts';
import { digits, text } from '../values/text.ts';

const destinationBody = namedObject('destination_body', {
  reason: text(300),
  customs_document: text(64).optional(),
  destination_establishment: digits(3).optional(),
  route: text(300).optional(),
});

/** What makes an invoice serve as delivery note too (SRI technical sheet 2.34, annex 9). */
export const substituteDeliveryNoteBody = z
  .strictObject({
    origin_address: text(300),
    destination_address: text(300),
    transport_start: dateText,
    transport_end: dateText,
    carrier: carrierBody,
    plate,
    destinations: z.array(destinationBody).min(1),
  })
  .meta({
    id: 'substitute_delivery_note_body',
    description: 'Factura que hace de guía de remisión (anexo 9)',
  });

export const substituteDeliveryNote = namedObject('substitute_delivery_note', {
  origin_address: z.string(),
  destination_address: z.string(),
  transport_start: z.string(),
  transport_end: z.string(),
  carrier,
  plate: z.string(),
  destinations: z.array(
    z.strictObject({
      reason: z.string(),
      customs_document: z.string().optional(),
      destination_establishment: z.string().optional(),
      route: z.string().optional(),
    }),
  ),
});
export type SubstituteDeliveryNote = z.output<typeof substituteDeliveryNote>;
