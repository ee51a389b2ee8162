import type {
  NewReceipt,
  NewReceiptProduct,
  PurchasingScope,
} from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { NewStockMovements } from '../../counter/stock/stock-store.ts';
import { averageAfterDiscount } from '../../documents/costs/average-after-discount.ts';
import { decimal } from '../../documents/values/decimal.ts';
import { lotsLeftOf } from '../rows/catalog/lots.ts';
import { fromMillionths, toUnitCost } from '../rows/columns/millionths.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import type { ProductCost } from './costs-of.ts';

type Moved = NewStockMovements['products'][number];

/**
 * What a receipt moves: its goods come in, or go out at what is credited for them; a discount moves no units, and states
 * what those that are there cost from now on.
 */
export async function receiptMovements(
  tx: Tx,
  scope: PurchasingScope,
  { receipt, before }: { readonly receipt: NewReceipt; readonly before: ReadonlyMap<string, ProductCost> },
): Promise<Pick<NewStockMovements, 'kind' | 'products'>> {
  const { effect, products, modified } = receipt;
  switch (effect) {
    case 'entry':
      return { kind: 'in', products: products.map((product) => movedOf(product, product.lots)) };
    case 'return': {
      const source = modified && (await receiptIdOf(tx, scope, modified));
      const moved: Moved[] = [];
      for (const product of products) {
        const of = { environment: scope.environment, productId: product.productId };
        moved.push(movedOf(product, source === undefined ? [] : await lotsLeftOf(tx, of, source)));
      }
      return { kind: 'out', products: moved };
    }
    case 'discount':
      return {
        kind: 'out',
        products: products.map((product) => discountedOf(product, before.get(product.productId))),
      };
  }
}

function movedOf(
  { productId, quantity, unitCost }: NewReceiptProduct,
  lots: NewReceiptProduct['lots'] = [],
): Moved {
  return { product_id: productId, quantity, unit_cost: unitCost, lots: [...lots] };
}

/** Where there is nothing, or no cost was stated, nothing changes. */
function discountedOf({ productId, cost }: NewReceiptProduct, now: ProductCost | undefined): Moved {
  const moved = { product_id: productId, quantity: '0' };
  if (now?.average == null || now.onHand <= 0) return moved;
  const onHand = decimal(fromMillionths(now.onHand));
  const average = toUnitCost(now.average);
  return { ...moved, unit_cost: averageAfterDiscount({ onHand, average, discount: decimal(cost) }) };
}

/** The receipt of the purchase that a note modifies, as far as its goods are in stock. */
async function receiptIdOf(
  tx: Tx,
  { entityId, environment }: PurchasingScope,
  { supplier, number }: NonNullable<NewReceipt['modified']>,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('purchase')
    .innerJoin('goods_receipt', 'goods_receipt.purchase_id', 'purchase.id')
    .select('goods_receipt.id')
    .where('purchase.entity_id', '=', entityId)
    .where('purchase.environment', '=', environment)
    .where('purchase.supplier', '=', supplier)
    .where('purchase.number', '=', number)
    .where('goods_receipt.effect', '=', 'entry')
    .where('goods_receipt.reversed_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}
