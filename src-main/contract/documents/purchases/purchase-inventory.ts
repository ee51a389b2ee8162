import { z } from 'zod';
import { environments } from '../../../documents/kinds.ts';
import { goodsEffects } from '../../../documents/purchase/goods/goods-effect.ts';
import { amountText, quantityText } from '../../../documents/values/amounts.ts';
import { decimal } from '../../../documents/values/decimal.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { text } from '../../../documents/values/text.ts';
import { confirmExpired, lotName } from '../../catalog/lots.ts';
import { operatorNamed } from '../../counter/operator.ts';

/** How a line was matched, the strongest first. */
export const matchSources = ['supplier', 'barcode', 'code'] as const;
export type MatchSource = (typeof matchSources)[number];

const product = {
  product_id: z.uuid(),
  code: z.string(),
  name: z.string(),
};

const EFFECTS =
  'entry: su mercadería entra; return: se devolvió al proveedor y sale; discount: nada se devolvió, y lo que hay cuesta menos';

const lineMatch = namedObject('purchase_line_match', {
  kind: z.enum(['product', 'not_goods']).meta({
    description: 'product: es un producto; not_goods: no es mercadería, y no entra al inventario',
  }),
  source: z.enum(matchSources).meta({
    description:
      'supplier: lo que ya se dijo de este proveedor; barcode: por el código de barras; code: por el código del producto, y ' +
      'su nombre comparte una palabra',
  }),
  product: z
    .strictObject({
      ...product,
      unit_cost: z.string().optional().meta({ description: 'Lo que cuesta ahora una unidad' }),
      on_hand: z.string().optional().meta({ description: 'Lo que hay de él; falta si no se controla' }),
      tracks_lots: z.boolean().meta({ description: 'Se controla por lotes con caducidad' }),
    })
    .optional()
    .meta({ description: 'El producto que es' }),
  factor: z
    .string()
    .optional()
    .meta({ description: 'Cuántas unidades del producto trae cada una del proveedor: 12 en una caja de 12' }),
});
export type PurchaseLineMatch = z.output<typeof lineMatch>;

const inventoryLine = namedObject('purchase_inventory_line', {
  line: z.int().meta({ description: 'La línea de la compra, por su lugar desde 0' }),
  code: z.string().optional(),
  description: z.string(),
  quantity: z.string().meta({ description: 'Cuántas facturó el proveedor' }),
  cost: z.string().meta({
    description:
      'Lo que cuesta la línea, al centavo: con descuentos, con ICE, y con IVA si no se acredita. Suman lo que cuesta la compra',
  }),
  match: lineMatch.optional().meta({ description: 'Falta mientras nadie diga qué es' }),
  quantity_in: z.string().optional().meta({ description: 'Unidades del producto que entran' }),
  unit_cost: z.string().optional().meta({ description: 'Lo que cuesta cada una, hasta seis decimales' }),
  barcode: z.string().optional().meta({ description: 'El código de la línea que es un código de barras' }),
});
export type PurchaseInventoryLine = z.output<typeof inventoryLine>;

const receivedProduct = namedObject('received_product', {
  ...product,
  quantity: z
    .string()
    .meta({ description: 'Unidades que entraron o salieron; de una rebaja, las de la nota' }),
  unit_cost: z
    .string()
    .meta({ description: 'A cuánto entró o salió cada una; de una rebaja, cuánto quitó la nota a cada una' }),
  cost_before: z.string().optional().meta({ description: 'El costo promedio antes' }),
  cost_after: z
    .string()
    .optional()
    .meta({ description: 'El costo promedio después; falta si la nota es de algo sin costo' }),
  margin_before: z.string().optional().meta({ description: 'Con el precio de entonces, en porcentaje' }),
  margin_after: z.string().optional().meta({ description: 'El mismo precio con el costo nuevo' }),
  proposed_price: z
    .strictObject({ unit_price: z.string().optional(), unit_price_with_taxes: z.string().optional() })
    .optional()
    .meta({
      description:
        'Si entró: el precio con el que se gana el mismo porcentaje que antes, mientras el del producto sea menor',
    }),
});
export type ReceivedProduct = z.output<typeof receivedProduct>;

const goodsReceipt = namedObject('goods_receipt', {
  id: z.uuid(),
  effect: z.enum(goodsEffects).meta({ description: EFFECTS }),
  entered_at: z.iso.datetime().meta({ description: 'Cuándo entró, salió o bajó de costo' }),
  operator: operatorNamed.optional().meta({ description: 'Quién lo ingresó' }),
  approved_by: operatorNamed.optional().meta({ description: 'Quién lo aprobó, si hizo falta' }),
  iva_in_cost: z.boolean().meta({ description: 'Si entró con el IVA en el costo' }),
  freight: z.string().meta({ description: 'Cuánto de lo que cuestan sus líneas es flete' }),
  total: z.string().meta({ description: 'Lo que costó todo lo que entró, al centavo' }),
  lines: z.array(
    z.strictObject({
      line: z.int(),
      product_id: z.uuid(),
      quantity: z.string(),
      cost: z.string().meta({ description: 'Lo que costó la línea, al centavo' }),
    }),
  ),
  products: z.array(receivedProduct),
  reversed_at: z.iso.datetime().optional().meta({ description: 'Cuándo se deshizo' }),
  reversal_reason: z.string().optional().meta({ description: 'Por qué se deshizo' }),
  reversed_by: operatorNamed.optional().meta({ description: 'Quién lo deshizo' }),
});
export type GoodsReceipt = z.output<typeof goodsReceipt>;

/** What of a purchase is goods, and whether they are in stock. */
export const purchaseInventory = namedObject('purchase_inventory', {
  object: z.literal('purchase_inventory'),
  purchase_id: z.uuid(),
  environment: z.enum(environments),
  status: z.enum(['to_match', 'to_enter', 'nothing', 'entered']).meta({
    description:
      'to_match: falta decir qué son unas líneas; to_enter: se puede ingresar; nothing: no trae mercadería; entered: ya entró',
  }),
  iva_in_cost: z.boolean().meta({
    description:
      'Si el IVA es parte del costo: el negocio es negocio popular, o el sustento tributario de la compra no da crédito; de una ' +
      'nota de crédito, como entró la compra que modifica',
  }),
  waiting_purchase: z.string().optional().meta({
    description:
      'De una nota de crédito: el número de la compra que modifica, mientras falte ingresarla al inventario',
  }),
  effects: z.array(z.enum(goodsEffects)).meta({
    description: `Lo que puede hacer en el inventario. ${EFFECTS}`,
  }),
  lines: z.array(inventoryLine),
  total: z.string().meta({ description: 'Lo que cuesta lo que es mercadería, al centavo' }),
  revision: z.string().meta({ description: 'Cambia con lo que entraría, cuánto y a qué costo' }),
  receipt: goodsReceipt.optional().meta({ description: 'Cómo entró' }),
  reversed_receipts: z.array(goodsReceipt).meta({ description: 'Los ingresos que se deshicieron' }),
});
export type PurchaseInventory = z.output<typeof purchaseInventory>;

/** Dollars. */
const MOST_FREIGHT = 1_000_000;

/** More units in a pack are a mistake. */
const MOST_IN_A_PACK = 1_000_000;

const factor = quantityText
  .refine((value) => decimal(value).gt(0) && decimal(value).lte(MOST_IN_A_PACK), {
    params: { code: 'out_of_range' },
    error: 'Debe ser más que cero, y hasta 1000000.',
  })
  .default('1')
  .meta({ description: 'Cuántas unidades del producto trae cada una del proveedor' });

const line = z.int().min(0).max(10_000).meta({ description: 'Su lugar desde 0' });

/** What lines of a purchase are: remembered for all that this supplier sells. */
export const purchaseMatches = z
  .strictObject({
    matches: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('product'), line, product_id: z.uuid(), factor }),
          z.strictObject({ kind: z.literal('not_goods'), line }),
          z.strictObject({ kind: z.literal('unknown'), line }),
        ]),
      )
      .min(1)
      .max(1000)
      .meta({
        description:
          'product: es este producto; not_goods: no es mercadería; unknown: se olvida lo que se dijo, y se vuelve a preguntar',
      }),
  })
  .meta({ id: 'purchase_matches' });
export type PurchaseMatches = z.output<typeof purchaseMatches>;

const approvalId = z
  .uuid()
  .optional()
  .meta({ description: 'De la aprobación de quien puede cambiar las existencias' });

export const goodsReceiptBody = namedObject('goods_receipt_body', {
  effect: z
    .enum(goodsEffects)
    .optional()
    .meta({ description: `Obligatorio de una nota de crédito; lo demás entra. ${EFFECTS}` }),
  revision: text(16).optional().meta({
    description: 'La de lo que se vio: si ya entraría otra cosa, o a otro costo, nada entra',
  }),
  freight: amountText
    .refine((amount) => decimal(amount).lte(MOST_FREIGHT), {
      params: { code: 'out_of_range' },
      error: 'Debe ser hasta 1000000.',
    })
    .default('0.00')
    .meta({
      description:
        'Lo que costó traer la mercadería, además de la compra: sin IVA si se acredita. Se reparte entre las líneas que entran, ' +
        'según lo que cuestan, al centavo',
    }),
  lots: z
    .array(z.strictObject({ line, ...lotName }))
    .max(1000)
    .refine((lots) => new Set(lots.map((lot) => lot.line)).size === lots.length, {
      params: { code: 'repeated' },
      error: 'Cada línea va una sola vez.',
    })
    .default([])
    .meta({
      description: 'A qué lote entra cada línea de un producto con lotes; las demás entran sin lote',
    }),
  confirm_expired: confirmExpired,
  approval_id: approvalId,
});
export type GoodsReceiptBody = z.output<typeof goodsReceiptBody>;

export const goodsReceiptReversalBody = namedObject('goods_receipt_reversal_body', {
  reason: text(200).optional().meta({ description: 'Por qué se deshace' }),
  approval_id: approvalId,
});
export type GoodsReceiptReversalBody = z.output<typeof goodsReceiptReversalBody>;
