import type { NewReceipt, NewReceiptProduct } from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { NewStockMovements } from '../../counter/stock/stock-store.ts';
import { averageAfterCredit } from '../../documents/costs/average-after-credit.ts';
import type { Environment } from '../../documents/kinds.ts';
import { decimal, zero } from '../../documents/values/decimal.ts';
import { lotsLeftOf } from '../rows/catalog/lots.ts';
import { fromMillionths, toUnitCost } from '../rows/columns/millionths.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import type { ProductCost } from './costs-of.ts';

type Moved = NewStockMovements['products'][number];

/**
 * What a receipt moves: its goods come in, or go out at what is credited for them; a discount moves no units, and states
 * what those that are there cost from now on, and nothing of what is not there or has no cost.
 */
export async function receiptMovements(
  tx: Tx,
  environment: Environment,
  { receipt, before }: { readonly receipt: NewReceipt; readonly before: ReadonlyMap<string, ProductCost> },
): Promise<Pick<NewStockMovements, 'kind' | 'products'>> {
  const { effect, products, modifiedReceiptId: source } = receipt;
  switch (effect) {
    case 'entry':
      return { kind: 'in', products: products.map((product) => movedOf(product, product.lots)) };
    case 'return': {
      const moved: Moved[] = [];
      for (const product of products) {
        const of = { environment, productId: product.productId };
        moved.push(movedOf(product, source === undefined ? [] : await lotsLeftOf(tx, of, source)));
      }
      return { kind: 'out', products: moved };
    }
    case 'discount':
      return {
        kind: 'out',
        products: products.flatMap((product) => discountedOf(product, before.get(product.productId))),
      };
  }
}

function movedOf(
  { productId, quantity, unitCost }: NewReceiptProduct,
  lots: NewReceiptProduct['lots'] = [],
): Moved {
  return { product_id: productId, quantity, unit_cost: unitCost, lots: [...lots] };
}

function discountedOf({ productId, cost }: NewReceiptProduct, now: ProductCost | undefined): Moved[] {
  if (now?.average == null || now.onHand <= 0) return [];
  const onHand = decimal(fromMillionths(now.onHand));
  const average = toUnitCost(now.average);
  const unit_cost = averageAfterCredit({ onHand, average, returned: zero, credit: decimal(cost) });
  return [{ product_id: productId, quantity: '0', unit_cost }];
}
