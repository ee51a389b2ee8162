import { z } from 'zod';
import { emailAddress, text } from './text.ts';

/** How a person or company is identified (SRI technical sheet 2.34, table 6). */
export const identificationTypes = ['ruc', 'cedula', 'pasaporte', 'consumidor_final', 'exterior'] as const;
export type IdentificationType = (typeof identificationTypes)[number];

export const identificationTypeCodes = {
  ruc: '04',
  cedula: '05',
  pasaporte: '06',
  consumidor_final: '07',
  exterior: '08',
} as const satisfies Record<IdentificationType, string>;

/** What the authority wants written for a sale to nobody in particular. */
export const finalConsumer = { identification: '9999999999999', name: 'CONSUMIDOR FINAL' } as const;

const contact = {
  address: text(300).optional(),
  email: emailAddress.optional(),
};

const identified = [
  z.strictObject({
    identification_type: z.literal('ruc'),
    identification: z.string().regex(/^\d{13}$/, 'El RUC tiene 13 dígitos.'),
    name: text(300),
    ...contact,
  }),
  z.strictObject({
    identification_type: z.literal('cedula'),
    identification: z.string().regex(/^\d{10}$/, 'La cédula tiene 10 dígitos.'),
    name: text(300),
    ...contact,
  }),
  z.strictObject({
    identification_type: z.enum(['pasaporte', 'exterior']),
    identification: text(20),
    name: text(300),
    ...contact,
  }),
] as const;

const anonymous = z.strictObject({
  identification_type: z.literal('consumidor_final'),
  identification: z.literal(finalConsumer.identification).optional(),
  name: z.literal(finalConsumer.name).optional(),
  ...contact,
});

/** A person or company with a known identity: the other side of every document but a small sale. */
export const knownParty = z.discriminatedUnion('identification_type', identified).meta({ id: 'known_party' });

/** The buyer of an invoice: known, the final consumer, or a customer kept locally. */
export const buyerBody = z
  .union([
    z.discriminatedUnion('identification_type', [...identified, anonymous]),
    z.strictObject({ customer_id: z.uuid('Debe ser un UUID.') }),
  ])
  .meta({ id: 'buyer_body' });
export type BuyerBody = z.output<typeof buyerBody>;

/** A party as a resource shows it. */
export const party = z
  .strictObject({
    identification_type: z.enum(identificationTypes),
    identification: z.string(),
    name: z.string(),
    address: z.string().optional(),
    email: z.string().optional(),
  })
  .meta({ id: 'party' });
export type Party = z.output<typeof party>;

/** Fills what the short form of the final consumer leaves unsaid. */
export function partyOf(body: Exclude<BuyerBody, { customer_id: string }>): Party {
  if (body.identification_type !== 'consumidor_final') return body;
  return { ...body, ...finalConsumer };
}
