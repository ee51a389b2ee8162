import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';

/** More lists than this, nobody at a counter can choose from. */
export const PRICE_LISTS_AT_MOST = 20;

/** Other prices for the same products: wholesale, members, a second shop. */
export const priceListBody = namedObject('price_list_body', { name: text(60) });
export type PriceListBody = z.output<typeof priceListBody>;

export const priceListResource = namedObject('price_list', {
  object: z.literal('price_list'),
  id: z.uuid(),
  name: z.string(),
  product_count: z.int().meta({ description: 'Productos con precio propio en esta lista' }),
  customer_count: z.int().meta({ description: 'Clientes a los que se les vende con esta lista' }),
  created_at: z.iso.datetime(),
});
export type PriceListResource = z.output<typeof priceListResource>;
