import { z } from 'zod';
import { identificationTypes, knownParty, party } from '../../documents/parties/party.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { listFieldsOf } from '../list.ts';
import { catalogPage, catalogTotals } from './product.ts';

const [withRuc, withCedula, withOther] = knownParty.options;

/** What the shop wants to know of a customer beyond what its documents say. */
const ofTheShop = {
  phone: text(50).optional(),
  price_list_id: z.uuid().optional().meta({ description: 'La lista de precios con que compra' }),
  notes: text(500).optional(),
};

/** Someone the shop sells to, remembered for the next time. */
export const customerBody = z
  .discriminatedUnion('identification_type', [
    withRuc.extend(ofTheShop),
    withCedula.extend(ofTheShop),
    withOther.extend(ofTheShop),
  ])
  .meta({ id: 'customer_body' });
export type CustomerBody = z.output<typeof customerBody>;

export const customerResource = namedObject('customer', {
  object: z.literal('customer'),
  id: z.uuid(),
  ...party.shape,
  identification_type: z.enum(identificationTypes),
  phone: z.string().optional(),
  price_list_id: z.uuid().optional(),
  notes: z.string().optional(),
  credit_limit: z
    .string()
    .optional()
    .meta({ description: 'Hasta cuánto puede deber; sin él, sin límite. Se cambia en `/credit-terms`' }),
  credit_days: z.int().optional().meta({ description: 'En cuántos días vence lo que se le vende a crédito' }),
  created_at: z.iso.datetime(),
});
export type CustomerResource = z.output<typeof customerResource>;

export const customerSorts = [
  'name',
  '-name',
  'identification',
  '-identification',
  'created_at',
  '-created_at',
] as const;
export type CustomerSort = (typeof customerSorts)[number];

export const customerListQuery = z.strictObject({
  ...catalogPage,
  sort: z.enum(customerSorts).default('name'),
});
export type CustomerListQuery = z.output<typeof customerListQuery>;

export const customerList = z.strictObject({ ...listFieldsOf(customerResource), ...catalogTotals });
