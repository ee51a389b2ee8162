import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { promotionStatuses } from '../../documents/promotions/promotion.ts';
import { PROMOTED_LINES } from '../../documents/promotions/promotions-metadata.ts';
import { quantityText, unitPriceText } from '../../documents/values/amounts.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { listFieldsOf } from '../list.ts';
import { PRICE_LISTS_AT_MOST } from './price-list.ts';

/** So many that have not ended; more, nobody keeps in view. */
export const PROMOTIONS_AT_MOST = 200;

/** Products that one names; for more of them there are categories. */
export const PRODUCTS_OF_PROMOTION = 200;

const outOfRange = { params: { code: 'out_of_range' } } as const;
const percentText = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, { error: 'Debe ser un porcentaje, como "10" o "12.50".', abort: true })
  .refine((percent) => Number(percent) > 0 && Number(percent) <= 100, {
    ...outOfRange,
    error: 'Debe ser más de 0 y hasta 100.',
  });

const terms = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    percent: percentText.meta({ description: 'Cuánto se descuenta, en porcentaje' }),
  }),
  z.strictObject({
    kind: z.literal('price'),
    unit_price_with_taxes: unitPriceText.meta({ description: 'Lo que cuesta uno, con IVA' }),
  }),
  z
    .strictObject({
      kind: z.literal('n_for_m'),
      take: z.int().min(2).max(100).meta({ description: 'Cuántos se llevan, del mismo producto' }),
      pay: z.int().min(1).max(99).meta({ description: 'Cuántos se pagan' }),
    })
    .refine(({ take, pay }) => pay < take, {
      path: ['pay'],
      ...outOfRange,
      error: 'Debe ser menos de los que se llevan.',
    }),
]);

/** What a promotion gives, on what, to whom and when. What it leaves out restricts nothing. */
export const promotionBody = z
  .strictObject({
    name: text(60),
    terms: terms.meta({ description: 'Lo que da' }),
    products: z
      .array(z.uuid())
      .max(PRODUCTS_OF_PROMOTION)
      .default([])
      .meta({ description: 'A qué productos' }),
    categories: z
      .array(text(60))
      .max(100)
      .default([])
      .meta({ description: 'A qué categorías; sin productos ni categorías, a todo el catálogo' }),
    price_lists: z
      .array(z.uuid())
      .max(PRICE_LISTS_AT_MOST)
      .default([])
      .meta({ description: 'A quienes se les vende con estas listas de precios; sin ninguna, a todos' }),
    from: z.iso.date().optional().meta({ description: 'Primer día, en Ecuador' }),
    until: z.iso.date().optional().meta({ description: 'Último día, en Ecuador' }),
    weekdays: z
      .array(z.int().min(1).max(7))
      .max(7)
      .default([])
      .meta({ description: 'Días de la semana, de 1 (lunes) a 7; sin ninguno, todos' }),
    active: z.boolean().default(true).meta({ description: 'false: apagada, sin borrarla' }),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    // Also where something else is wrong, so that all faults are reported at once.
    when: ({ value }: { value: unknown }) => isDated(value),
    path: ['until'],
    params: { code: 'date_order' },
    error: 'No puede terminar antes de empezar.',
  })
  .meta({ id: 'promotion_body' });
export type PromotionBody = z.output<typeof promotionBody>;

function isDated(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ['from', 'until'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');
}

export const promotionResource = namedObject('promotion', {
  object: z.literal('promotion'),
  id: z.uuid(),
  ...promotionBody.shape,
  products: z.array(z.uuid()).meta({ description: 'Sus productos' }),
  categories: z.array(z.string()).meta({ description: 'Sus categorías' }),
  price_lists: z.array(z.uuid()).meta({ description: 'Las listas de precios de quienes la tienen' }),
  weekdays: z.array(z.int()).meta({ description: 'Días de la semana, de 1 (lunes) a 7' }),
  active: z.boolean(),
  status: z
    .enum(promotionStatuses)
    .meta({ description: 'Cómo está hoy: apagada, programada, en curso o terminada' }),
  created_at: z.iso.datetime(),
});
export type PromotionResource = z.output<typeof promotionResource>;

export const promotionListQuery = z.strictObject({
  status: z.enum(promotionStatuses).optional().meta({ description: 'Solo las que están así hoy' }),
});
export type PromotionListQuery = z.output<typeof promotionListQuery>;

/** What a promotion would do, before it is kept. */
export const promotionPreview = namedObject('promotion_preview', {
  object: z.literal('promotion_preview'),
  product_count: z.int().meta({ description: 'Productos activos a los que alcanza' }),
  unchanged_count: z.int().meta({
    description: 'Aquellos en los que no cambia nada, como los que no cuestan más que el precio especial',
  }),
  below_cost_count: z
    .int()
    .meta({ description: 'Los que se venderían por menos de lo que cuestan en producción' }),
  examples: z
    .array(
      z.strictObject({
        product_id: z.uuid(),
        code: z.string(),
        name: z.string(),
        quantity: z.string().meta({ description: 'Cuántos se llevan' }),
        before: z.string().meta({ description: 'Lo que se pagaría sin ella, con IVA' }),
        after: z.string().meta({ description: 'Lo que se paga con ella, con IVA' }),
        net: z.string().meta({ description: 'Lo mismo sin IVA' }),
      }),
    )
    .meta({ description: 'Hasta 20: primero los que quedan bajo el costo, y los que más bajan' }),
});
export type PromotionPreview = z.output<typeof promotionPreview>;

/** Lines that a program asks the promotions of. */
export const pricedCartBody = namedObject('priced_cart_body', {
  lines: z
    .array(z.strictObject({ code: text(25), quantity: quantityText }))
    .min(1)
    .max(PROMOTED_LINES),
  price_list_id: z.uuid().optional().meta({ description: 'Con qué lista de precios se vende' }),
});
export type PricedCartBody = z.output<typeof pricedCartBody>;

export const pricedCart = namedObject('priced_cart', {
  object: z.literal('priced_cart'),
  lines: z.array(
    z.strictObject({
      code: z.string(),
      quantity: z.string(),
      unit_price: z.string().optional(),
      unit_price_with_taxes: z.string().optional(),
      discount: z
        .string()
        .meta({ description: 'El descuento de la línea, como su precio: con IVA o sin él' }),
      promotion: z
        .strictObject({ id: z.uuid(), name: z.string() })
        .optional()
        .meta({ description: 'La que se aplicó' }),
    }),
  ),
  metadata: z
    .record(z.string(), z.string())
    .meta({ description: 'Lo que la factura lleva en `metadata` para contar en lo vendido con promociones' }),
});
export type PricedCart = z.output<typeof pricedCart>;

export const promotionResultsQuery = z
  .strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    params: { code: 'date_order' },
    error: 'No puede terminar antes de empezar.',
  });
export type PromotionResultsQuery = z.output<typeof promotionResultsQuery>;

/** What was sold by a promotion; credit notes take off what came back. */
export const promotionResult = namedObject('promotion_result', {
  object: z.literal('promotion_result'),
  promotion_id: z.uuid().meta({ description: 'Con cuál se vendió' }),
  environment: z.enum(environments),
  quantity: z.string().meta({ description: 'Unidades' }),
  sales: z.string().meta({ description: 'Lo vendido, sin IVA y con los descuentos' }),
  discount: z.string().meta({ description: 'Lo que se rebajó por ella, sin IVA' }),
});
export type PromotionResult = z.output<typeof promotionResult>;
export const promotionResults = z.strictObject(listFieldsOf(promotionResult));
