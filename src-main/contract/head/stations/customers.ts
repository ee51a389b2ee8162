import { v5 as uuidOf } from 'uuid';
import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';
import { type CustomerBody, customerBody, customerResource } from '../../catalog/customer.ts';

/** What of a customer is merged field by field; the identification says who it is. */
export const customerFields = ['name', 'address', 'email', 'phone', 'price_list_id', 'notes'] as const;
export type CustomerField = (typeof customerFields)[number];

/** A customer of the whole business. The identifier follows from the identification. */
export const headCustomerResource = namedObject('head_customer', {
  ...customerResource.shape,
  object: z.literal('head_customer'),
  version: z.int(),
});
export type HeadCustomerResource = z.output<typeof headCustomerResource>;

/** A customer as stations and the head office exchange it; price lists are named as the head office does. */
export type SharedCustomer = CustomerBody & {
  /** When somebody first made it, at whichever till. */
  readonly created_at: string;
};

/** Throws (ZodError) for what is none. */
export function readSharedCustomer(fields: Readonly<Record<string, unknown>>): SharedCustomer {
  const { created_at, ...body } = fields;
  return { ...customerBody.parse(body), created_at: z.iso.datetime().parse(created_at) };
}

/** Who it is, at whichever till: `cedula:1712345678`. */
export function keyOfCustomer(
  customer: Pick<CustomerBody, 'identification_type' | 'identification'>,
): string {
  return `${customer.identification_type}:${customer.identification}`;
}

/**
 * The identifier of a customer at the head office of a business: the same whichever station reports it first. What stays of a
 * removed one is this, which names nobody who does not know the business's own identifier.
 */
export function customerIdOf(key: string, business: string): string {
  return uuidOf(key, business);
}

/** In which fields one state differs from the other; where there is no other, those that have a value. */
export function changedFields(own: CustomerBody, base: CustomerBody | undefined): readonly CustomerField[] {
  return customerFields.filter((field) => (base ? own[field] !== base[field] : own[field] !== undefined));
}

/** A customer with these fields of the same customer elsewhere, also where they are empty there. */
export function withFieldsOf(
  customer: SharedCustomer,
  other: CustomerBody,
  fields: readonly CustomerField[],
): SharedCustomer {
  const merged = { ...customer, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
  return readSharedCustomer(
    Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)),
  );
}
