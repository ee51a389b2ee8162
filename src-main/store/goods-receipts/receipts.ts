import type { PurchasingScope, StoredReceipt } from '../../counter/goods-receipts/goods-receipt-store.ts';
import { amountOfCents } from '../../documents/values/cents.ts';
import { actorOf } from '../rows/columns/actor-columns.ts';
import { fromMillionths, toUnitCost } from '../rows/columns/millionths.ts';
import type { Store } from '../sqlite/open.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** What a purchase did to the stock, the newest first: at most one of them was not reversed. */
export async function findReceipts(
  db: Reader,
  { entityId, environment }: PurchasingScope,
  purchaseId: string,
): Promise<readonly StoredReceipt[]> {
  const rows = await db
    .selectFrom('goods_receipt')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .orderBy('id', 'desc')
    .execute();
  const receipts: StoredReceipt[] = [];
  for (const row of rows) {
    const { reverser_id: id, reverser_name: name } = row;
    receipts.push({
      id: row.id,
      effect: row.effect,
      enteredAt: row.entered_at,
      actor: actorOf(row),
      ivaInCost: row.iva_in_cost === 1,
      freight: amountOfCents(row.freight),
      lines: await linesOf(db, row.id),
      products: await productsOf(db, row),
      reversal:
        row.reversed_at === null
          ? undefined
          : {
              at: row.reversed_at,
              reason: row.reversal_reason ?? undefined,
              by: id === null || name === null ? undefined : { id, name },
            },
    });
  }
  return receipts;
}

async function linesOf(db: Reader, receiptId: string): Promise<StoredReceipt['lines']> {
  const rows = await db
    .selectFrom('goods_receipt_line')
    .selectAll()
    .where('receipt_id', '=', receiptId)
    .orderBy('line')
    .execute();
  return rows.map(({ line, product_id, quantity, cost }) => ({
    line,
    productId: product_id,
    quantity: fromMillionths(quantity),
    cost: amountOfCents(cost),
  }));
}

async function productsOf(
  db: Reader,
  { id, effect }: Pick<StoredReceipt, 'id' | 'effect'>,
): Promise<StoredReceipt['products']> {
  const rows = await db
    .selectFrom('goods_receipt_product')
    .selectAll()
    .where('receipt_id', '=', id)
    .orderBy('name')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    code: row.code,
    name: row.name,
    unit_price: row.unit_price,
    ...(row.unit_price_with_taxes !== null && { unit_price_with_taxes: row.unit_price_with_taxes }),
    quantity: fromMillionths(row.quantity),
    unitCost: toUnitCost(row.unit_cost),
    costBefore: row.cost_before === null ? undefined : toUnitCost(row.cost_before),
    // A note gives no average to what had none.
    costAfter: effect !== 'entry' && row.cost_before === null ? undefined : toUnitCost(row.cost_after),
  }));
}
