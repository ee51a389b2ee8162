import { z } from 'zod';
import { additionalField, fiscalMachine } from '../body/common-body.ts';
import { carrier } from '../parties/party.ts';
import { namedObject } from '../values/named-object.ts';

const item = namedObject('delivery_item', {
  code: z.string().optional(),
  auxiliary_code: z.string().optional(),
  description: z.string(),
  quantity: z.string(),
  additional_info: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});
export type DeliveryItem = z.output<typeof item>;

/** Documents of other systems may leave parts of it out; ours never do. */
const supportDocument = z
  .strictObject({
    document_type: z.string(),
    number: z.string(),
    issue_date: z.string(),
    authorization_number: z.string(),
  })
  .partial()
  .meta({ id: 'delivery_support_document' });

const recipient = namedObject('delivery_recipient', {
  identification: z.string(),
  name: z.string(),
  address: z.string(),
  email: z.string().optional(),
  reason: z.string(),
  route: z.string().optional(),
  customs_document: z.string().optional(),
  destination_establishment: z.string().optional(),
  support_document: supportDocument.optional(),
  items: z.array(item),
});
export type DeliveryRecipient = z.output<typeof recipient>;

/** A delivery note (guía de remisión) as its resource shows it, beyond the fields common to every document. */
export const deliveryNote = namedObject('delivery_note_content', {
  object: z.literal('delivery_note'),
  origin_address: z.string(),
  carrier,
  plate: z.string(),
  transport_start: z.string(),
  transport_end: z.string(),
  recipients: z.array(recipient),
  fiscal_machine: fiscalMachine.optional(),
  additional_info: z.array(additionalField),
});
export type DeliveryNote = z.output<typeof deliveryNote>;
