import { z } from 'zod';
import { asWritten } from '../values/as-written.ts';
import type { Fault } from '../values/fault.ts';
import { namedObject } from '../values/named-object.ts';
import { emailAddress, text } from '../values/text.ts';

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

const contact = () => ({ address: text(300).optional(), email: emailAddress.optional() });

/** A RUC, a cédula, or a passport or foreign number, with whatever else its context requires. */
function identifiedBy<Rest extends z.ZodRawShape>(rest: () => Rest) {
  return [
    z.strictObject({
      identification_type: z.literal('ruc'),
      identification: z.string().regex(/^\d{13}$/, 'El RUC tiene 13 dígitos.'),
      ...rest(),
    }),
    z.strictObject({
      identification_type: z.literal('cedula'),
      identification: z.string().regex(/^\d{10}$/, 'La cédula tiene 10 dígitos.'),
      ...rest(),
    }),
    z.strictObject({
      identification_type: z.enum(['pasaporte', 'exterior']),
      identification: text(20),
      ...rest(),
    }),
  ] as const;
}

const identified = identifiedBy(() => ({ name: text(300), ...contact() }));

const anonymous = z.strictObject({
  identification_type: z.literal('consumidor_final'),
  identification: z.literal(finalConsumer.identification).optional(),
  name: z.literal(finalConsumer.name).optional(),
  ...contact(),
});

/** A person or company with a known identity: the other side of every document but a small sale. */
export const knownParty = z.discriminatedUnion('identification_type', identified).meta({ id: 'known_party' });

/** A customer kept locally. */
const savedCustomer = z.strictObject({ customer_id: z.uuid('Debe ser un UUID.') });

/** The buyer of an invoice: known, the final consumer, or a customer kept locally. */
export const buyerBody = z
  .union([z.discriminatedUnion('identification_type', [...identified, anonymous]), savedCustomer])
  .meta({ id: 'buyer_body' });
export type BuyerBody = z.output<typeof buyerBody>;

/** The other side of every document but an invoice: known, or a customer kept locally. */
export const knownPartyBody = z.union([knownParty, savedCustomer]).meta({ id: 'known_party_body' });
export type KnownPartyBody = z.output<typeof knownPartyBody>;

/** Who carries goods: identified and named, nothing else. */
export const carrierBody = z
  .discriminatedUnion(
    'identification_type',
    identifiedBy(() => ({ name: text(300) })),
  )
  .meta({ id: 'carrier_body' });

/** The issuer of a document that is reimbursed: the authority asks for no name. */
export const identifiedSupplierBody = z
  .discriminatedUnion(
    'identification_type',
    identifiedBy(() => ({})),
  )
  .meta({ id: 'identified_supplier_body' });

/** A party as a resource shows it. */
export const party = namedObject('party', {
  identification_type: asWritten(identificationTypes),
  identification: z.string(),
  name: z.string(),
  address: z.string().optional(),
  email: z.string().optional(),
});
export type Party = z.output<typeof party>;

export const identifiedSupplier = party
  .pick({ identification_type: true, identification: true })
  .meta({ id: 'identified_supplier' });

export const carrier = party
  .pick({ identification_type: true, identification: true, name: true })
  .meta({ id: 'carrier' });
export type Carrier = z.output<typeof carrier>;

/** The customers kept locally that a body's other side names: one or none. */
export function customerReferences(body: BuyerBody | KnownPartyBody | undefined) {
  return body && 'customer_id' in body ? [{ kind: 'customer', id: body.customer_id } as const] : [];
}

/** Whom a body names; undefined when it is a customer that is not kept here. */
export function resolveParty(
  body: BuyerBody | KnownPartyBody,
  customers: ReadonlyMap<string, Party>,
): Party | undefined {
  return 'customer_id' in body ? customers.get(body.customer_id) : partyOf(body);
}

export function unknownCustomer(field: 'buyer' | 'supplier'): Fault {
  return {
    pointer: `/${field}/customer_id`,
    code: 'not_found',
    message: 'No hay un cliente con este identificador.',
  };
}

/** Fills what the short form of the final consumer leaves out. */
function partyOf(body: Exclude<BuyerBody, { customer_id: string }>): Party {
  if (body.identification_type !== 'consumidor_final') return body;
  return { ...body, ...finalConsumer };
}
