import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { productScope } from './product-scope.ts';

/** How a new price is made round. */
export const priceRoundings = ['cent', 'five_cents', 'ten_cents', 'ninety_nine'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

const signed = (pattern: RegExp, error: string) => z.string(error).regex(pattern, { error, abort: true });

/** Which prices change, and how. */
export const priceChangeBody = namedObject('price_change_body', {
  products: productScope.default({}).meta({ description: 'A qué productos; sin nada, a todos' }),
  price_list_id: z
    .uuid()
    .optional()
    .meta({ description: 'Cambia los precios de esta lista; donde no hay uno parte del precio general' }),
  change: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('percent'),
      value: signed(/^-?\d{1,4}(\.\d{1,2})?$/, 'Debe ser un porcentaje, como "5" o "-2.50".'),
    }),
    z.strictObject({
      kind: z.literal('amount'),
      value: signed(/^-?\d{1,6}(\.\d{1,2})?$/, 'Debe ser un valor en dólares, como "0.25" o "-1".'),
    }),
  ]),
  basis: z
    .enum(['with_iva', 'without_iva'])
    .default('with_iva')
    .meta({ description: 'Sobre qué precio se calcula y se redondea' }),
  rounding: z.enum(priceRoundings).default('cent'),
});
export type PriceChangeBody = z.output<typeof priceChangeBody>;

/** A change that was previewed, by its `revision`. */
export const priceChangeParams = z.strictObject({
  id: z.string().min(1).max(100).meta({
    description:
      'La `revision` de la vista previa: si el catálogo cambió después, o es otro cambio, no se cambia nada',
  }),
});

export const priceChangeResource = namedObject('price_change', {
  object: z.literal('price_change'),
  revision: z.string().meta({ description: 'Lo que se vio: este cambio, de este catálogo' }),
  product_count: z.int().meta({ description: 'Productos a los que alcanza' }),
  changed_count: z.int().meta({ description: 'Cuántos cambiaron' }),
  impossible_count: z.int().meta({ description: 'Los que quedarían en cero o menos: no cambian' }),
  examples: z
    .array(
      z.strictObject({
        product_id: z.uuid(),
        code: z.string(),
        name: z.string(),
        before: z.string(),
        after: z.string(),
        before_with_iva: z.string().meta({ description: 'Cómo estaba, con IVA' }),
        after_with_iva: z.string().meta({ description: 'Cómo queda, con IVA' }),
        possible: z.boolean().meta({ description: 'Lo que se puede' }),
      }),
    )
    .meta({ description: 'Hasta 200, los que más cambian primero' }),
});
export type PriceChangeResource = z.output<typeof priceChangeResource>;
