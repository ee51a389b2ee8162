import type {
  PurchasingScope,
  ReceiptReversal,
  ReversingGoods,
  StoredReceipt,
} from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { NewStockMovements } from '../../counter/stock/stock-store.ts';
import type { Environment } from '../../documents/kinds.ts';
import { bookMovements } from '../rows/catalog/book-movements.ts';
import { lotsLeftOf, lotsTakenBy } from '../rows/catalog/lots.ts';
import { toMillionths } from '../rows/columns/millionths.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { findReceipts } from './receipts.ts';
import { whatMovedOn } from './what-moved-on.ts';

/**
 * Books the opposite of what a purchase did to the stock, and gives each product the cost back that it had before: only where
 * nothing of it was sold or counted, all that came in is there, and nothing else changed the average since, so that it is as
 * if it had never been.
 */
export async function reverseGoods(
  tx: Tx,
  scope: PurchasingScope,
  reversal: ReceiptReversal,
): Promise<ReversingGoods> {
  const { purchaseId, reason, movementReason, actor, at } = reversal;
  const { environment } = scope;
  const receipts = await findReceipts(tx, scope, purchaseId);
  const receipt = receipts.find((one) => !one.reversal);
  if (!receipt) return { kind: 'not_entered' };
  const movedOn = await whatMovedOn(tx, environment, receipt);
  if (movedOn) return { kind: 'moved_on', ...movedOn };
  const opposite = await oppositeOf(tx, scope, receipt);
  const booked = await bookMovements(tx, {
    environment,
    ...opposite,
    reason: movementReason,
    actor,
    at,
    idempotency: { key: undefined, fingerprint: receipt.id },
  });
  if (booked.kind === 'too_dear') return { kind: 'too_dear', lines: receipt.lines };
  if (booked.kind !== 'booked') throw new Error(`a receipt cannot be undone: ${booked.kind}`);
  const moved = new Set(opposite.products.map(({ product_id: id }) => id));
  for (const product of receipt.products) {
    if (moved.has(product.productId)) await giveCostBack(tx, scope, product);
  }
  await tx
    .updateTable('goods_receipt')
    .set({
      reversed_at: at,
      reversal_reason: reason ?? null,
      reverser_id: actor?.operator.id ?? null,
      reverser_name: actor?.operator.name ?? null,
    })
    .where('id', '=', receipt.id)
    .execute();
  await tx.updateTable('purchase').set({ inventory: 'pending' }).where('id', '=', purchaseId).execute();
  return { kind: 'reversed' };
}

async function oppositeOf(
  tx: Tx,
  { environment }: PurchasingScope,
  { id, effect, products }: StoredReceipt,
): Promise<Pick<NewStockMovements, 'kind' | 'products'>> {
  const kind = effect === 'return' ? 'in' : 'out';
  const moved: NewStockMovements['products'] = [];
  for (const { productId, quantity, unitCost, costBefore } of products) {
    const of = { environment, productId };
    switch (effect) {
      case 'entry':
      case 'return': {
        const lots = [...(await (effect === 'entry' ? lotsLeftOf : lotsTakenBy)(tx, of, id))];
        moved.push({ product_id: productId, quantity, unit_cost: unitCost, lots });
        break;
      }
      case 'discount':
        // Of what was not there it moved nothing.
        if (await isMovedBy(tx, of, id))
          moved.push({ product_id: productId, quantity: '0', unit_cost: costBefore });
    }
  }
  return { kind, products: moved };
}

async function isMovedBy(
  tx: Tx,
  { environment, productId }: { readonly environment: Environment; readonly productId: string },
  receiptId: string,
): Promise<boolean> {
  const moved = await tx
    .selectFrom('stock_movement')
    .select('seq')
    .where('fingerprint', '=', receiptId)
    .where('product_id', '=', productId)
    .where('environment', '=', environment)
    .executeTakeFirst();
  return moved !== undefined;
}

async function giveCostBack(
  tx: Tx,
  { environment }: PurchasingScope,
  { productId, costBefore }: StoredReceipt['products'][number],
): Promise<void> {
  await tx
    .updateTable('stock')
    .set({ unit_cost: costBefore === undefined ? null : toMillionths(costBefore) })
    .where('product_id', '=', productId)
    .where('environment', '=', environment)
    .execute();
}
