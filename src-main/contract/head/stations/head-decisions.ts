import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';
import { repeatable } from '../../list.ts';

/** What is asked about: products by their identifiers, as many as a page shows. */
export const headDecisionsQuery = z.strictObject({
  product_id: repeatable(z.uuid('Debe ser un UUID.')).meta({
    description: 'De cuáles productos se pregunta si son de la matriz; se repite',
  }),
});

export const decidedKinds = ['product', 'price_list', 'operator'] as const;

/** What the head office of a station decides there: the station changes none of it. */
export const headDecisions = namedObject('head_decisions', {
  object: z.literal('head_decisions'),
  kinds: z.array(z.enum(decidedKinds)).meta({
    description: 'De qué lleva algo la matriz: lo nuevo de eso se crea en ella',
  }),
  product_ids: z.array(z.uuid()).meta({ description: 'De los productos preguntados, los de la matriz' }),
  price_list_ids: z.array(z.uuid()).meta({ description: 'Las listas de precios de la matriz' }),
  operator_ids: z.array(z.uuid()).meta({ description: 'Los operadores de la matriz' }),
  settings: z.array(z.string()).meta({ description: 'Los ajustes que decide la matriz' }),
});
export type HeadDecisions = z.output<typeof headDecisions>;
