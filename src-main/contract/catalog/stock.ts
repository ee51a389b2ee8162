import { z } from 'zod';
import { documentTypes, environments } from '../../documents/kinds.ts';
import { quantityText } from '../../documents/values/amounts.ts';
import { decimal, sum } from '../../documents/values/decimal.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { operatorNamed } from '../counter/operator.ts';
import { listFieldsOf, listOf, pageQuery, wholeNumber } from '../list.ts';
import { unitCostText } from './cost.ts';
import { confirmExpired, type StatedLot, statedLot } from './lots.ts';

/** The metadata by which a document says that it moves no goods: `none`. */
export const stockMetadata = 'stock';

/** The first three a person books, the others are of documents. */
export const stockMovementKinds = [
  'in',
  'out',
  'count',
  'sale',
  'return',
  'correction',
  'annulment',
] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

/** More than a shop holds of anything; what is counted stays exact far beyond it. */
const MOST = 999_999_999;

const quantity = quantityText.refine((value) => decimal(value).lte(MOST), {
  params: { code: 'out_of_range' },
  error: 'Debe ser hasta 999999999.',
});

const approvalId = z
  .uuid()
  .optional()
  .meta({ description: 'De la aprobación de quien puede, si el operador no puede por sí mismo' });

/** How much there is of a product. Without `on_hand` it is not counted. */
export const stockItem = namedObject('stock_item', {
  object: z.literal('stock_item'),
  product_id: z.uuid(),
  code: z.string(),
  barcode: z.string().optional(),
  name: z.string(),
  unit: z.string().optional(),
  category: z.string().optional(),
  active: z.boolean(),
  on_hand: z
    .string()
    .optional()
    .meta({ description: 'Lo que hay; negativa si se vendió lo que no constaba. Sin ella no se controla' }),
  minimum: z.string().optional(),
  low: z.boolean().meta({ description: 'Llegó al mínimo, o a cero si no hay mínimo' }),
  updated_at: z.iso.datetime().optional(),
  tracks_lots: z.boolean().meta({ description: 'Se controla por lotes con caducidad' }),
  unit_cost: z
    .string()
    .optional()
    .meta({ description: 'Lo que cuesta una unidad en promedio; solo para quien puede ver los costos' }),
});
export type StockItem = z.output<typeof stockItem>;

const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true');

export const stockListQuery = z.strictObject({
  environment: z.enum(environments),
  q: z.string().max(100).optional(),
  low: trueOrFalse.optional().meta({ description: 'true: solo lo que llegó a su mínimo' }),
  tracked: trueOrFalse
    .optional()
    .meta({ description: 'true: solo lo que se controla; false: solo lo que no; sin él, todo' }),
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
});
export type StockListQuery = z.output<typeof stockListQuery>;

export const stockList = namedObject('stock_list', {
  ...listFieldsOf(stockItem),
  total_count: z.int().meta({ description: 'Todos los que coinciden' }),
  low_count: z.int().meta({ description: 'De todo lo que se controla, cuántos llegaron a su mínimo' }),
  offset: z.int().meta({ description: 'Cuántos van antes del primero' }),
  value: z
    .string()
    .optional()
    .meta({
      description:
        'Lo que cuesta todo lo que hay y tiene costo, al centavo: en la primera página, sin búsqueda; falta si nada lo tiene, ' +
        'y para quien no puede ver los costos',
    }),
});
export type StockList = z.output<typeof stockList>;

export const stockItemQuery = z.strictObject({ environment: z.enum(environments) });
export type StockItemQuery = z.output<typeof stockItemQuery>;

/** Only what is sent changes; null takes the minimum away. */
export const stockItemPatch = namedObject('stock_item_patch', {
  environment: z.enum(environments),
  minimum: quantity.nullable().optional(),
  tracked: z
    .boolean()
    .optional()
    .meta({ description: 'false deja de controlarlo; sus movimientos se conservan' }),
  tracks_lots: z.boolean().optional().meta({
    description:
      'true lo controla por lotes con caducidad, en todos los ambientes; false ya no, y lo que hay en sus lotes se conserva',
  }),
  approval_id: approvalId,
});
export type StockItemPatch = z.output<typeof stockItemPatch>;

/** As many as one person counts before going on. */
const MOST_AT_ONCE = 500;
/** Of one product at once. */
const MOST_LOTS = 50;

/** What came in, went out or was counted: all of it is booked, or nothing. */
export const stockMovementBody = z
  .strictObject({
    environment: z.enum(environments),
    kind: z.enum(['in', 'out', 'count']),
    products: z
      .array(
        z.strictObject({
          product_id: z.uuid(),
          quantity: quantity.meta({ description: 'Cuánto entra o sale; en un conteo, cuánto hay' }),
          unit_cost: unitCostText.optional(),
          lots: z.array(statedLot).min(1).max(MOST_LOTS).optional().meta({
            description:
              'De un producto con lotes: a cuáles entra, o de cuáles sale; lo demás entra sin lote, o sale como una venta',
          }),
        }),
      )
      .min(1)
      .max(MOST_AT_ONCE),
    reason: text(200).optional(),
    confirm_expired: confirmExpired,
    approval_id: approvalId,
  })
  .superRefine(({ kind, products }, context) => {
    const seen = new Set<string>();
    for (const [index, { product_id: id, quantity: moved, unit_cost: cost, lots }] of products.entries()) {
      if (kind !== 'in' && cost !== undefined) {
        context.addIssue({
          code: 'custom',
          path: ['products', index, 'unit_cost'],
          params: { code: 'not_allowed_here' },
          message: 'El costo se anota con lo que entra.',
        });
      }
      if (kind !== 'count' && !decimal(moved).gt(0)) {
        context.addIssue({
          code: 'custom',
          path: ['products', index, 'quantity'],
          params: { code: 'out_of_range' },
          message: 'Debe ser más que cero.',
        });
      }
      for (const [code, message] of movedLotFaults(kind, moved, lots)) {
        context.addIssue({
          code: 'custom',
          path: ['products', index, 'lots'],
          params: { code },
          message,
        });
      }
      if (seen.has(id)) {
        context.addIssue({
          code: 'custom',
          path: ['products', index, 'product_id'],
          params: { code: 'repeated' },
          message: 'Cada producto va una sola vez.',
        });
      }
      seen.add(id);
    }
  })
  .meta({ id: 'stock_movement_body' });
export type StockMovementBody = z.output<typeof stockMovementBody>;

/** What is wrong with the lots of what is moved: its code, and how a person hears of it. */
function movedLotFaults(
  kind: string,
  moved: string,
  lots: readonly StatedLot[] = [],
): readonly (readonly [code: string, message: string])[] {
  const names = new Set(lots.map(({ number = '', expires_on: day }) => `${day} ${number}`));
  const faults: [boolean, string, string][] = [
    [kind === 'count' && lots.length > 0, 'not_allowed_here', 'Un conteo es de todo el producto, sin lotes.'],
    [names.size < lots.length, 'repeated', 'Cada lote va una sola vez.'],
    [
      sum(lots.map(({ quantity: part }) => decimal(part))).gt(decimal(moved)),
      'out_of_range',
      'Los lotes suman más que la cantidad.',
    ],
  ];
  return faults.flatMap(([isFault, code, message]) => (isFault ? [[code, message] as const] : []));
}

const stockMovement = namedObject('stock_movement', {
  object: z.literal('stock_movement'),
  id: z.string().meta({ description: 'Crece con cada movimiento' }),
  environment: z.enum(environments),
  product_id: z.uuid(),
  kind: z.enum(stockMovementKinds),
  quantity: z.string().meta({ description: 'Con signo: lo que entró o salió' }),
  on_hand: z.string().meta({ description: 'Lo que quedó' }),
  unit_cost: z.string().optional().meta({
    description:
      'A cuánto entró o salió cada unidad; si no se movió ninguna, lo que cuestan desde entonces. Solo para quien puede ver los costos',
  }),
  reason: z.string().optional(),
  document_id: z.uuid().optional(),
  document_type: z.enum(documentTypes).optional(),
  document_number: z.string().optional(),
  operator: operatorNamed.optional(),
  approved_by: operatorNamed.optional(),
  created_at: z.iso.datetime(),
});
export type StockMovement = z.output<typeof stockMovement>;

export const stockMovementList = listOf(stockMovement);
export type StockMovementList = z.output<typeof stockMovementList>;

export const stockMovementListQuery = z.strictObject({
  ...pageQuery,
  environment: z.enum(environments),
});
export type StockMovementListQuery = z.output<typeof stockMovementListQuery>;
