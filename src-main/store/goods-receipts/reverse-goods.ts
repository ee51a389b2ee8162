import type {
  PurchasingScope,
  ReceiptReversal,
  ReversingGoods,
  StoredReceipt,
} from '../../counter/goods-receipts/goods-receipt-store.ts';
import { bookMovements } from '../rows/catalog/book-movements.ts';
import { toMillionths } from '../rows/columns/millionths.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { findReceipts } from './receipts.ts';

/**
 * Takes out what a purchase brought, and gives each product the cost back that it had before: only while all of it is
 * there, and nothing else changed the average since, so that it is as if it had never come in.
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
  const [gone, recosted]: [string[], string[]] = [[], []];
  for (const { productId, name, quantity, costAfter } of receipt.products) {
    const now = await tx
      .selectFrom('stock')
      .select(['on_hand', 'unit_cost'])
      .where('product_id', '=', productId)
      .where('environment', '=', environment)
      .executeTakeFirst();
    if (!now || now.on_hand < toMillionths(quantity)) gone.push(name);
    else if (
      now.unit_cost !== toMillionths(costAfter) ||
      (await cameInSince(tx, scope, receipt.id, productId))
    ) {
      recosted.push(name);
    }
  }
  if (gone.length > 0 || recosted.length > 0) return { kind: 'moved_on', gone, recosted };
  await bookMovements(tx, {
    environment,
    kind: 'out',
    products: receipt.products.map(({ productId, quantity, unitCost }) => ({
      product_id: productId,
      quantity,
      unit_cost: unitCost,
    })),
    reason: movementReason,
    actor,
    at,
    idempotency: { key: undefined, fingerprint: receipt.id },
  });
  for (const product of receipt.products) await giveCostBack(tx, scope, product);
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

/** Whether more of a product came in at a cost after a receipt. */
async function cameInSince(
  tx: Tx,
  { environment }: PurchasingScope,
  receiptId: string,
  productId: string,
): Promise<boolean> {
  const own = tx
    .selectFrom('stock_movement')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('fingerprint', '=', receiptId)
    .where('product_id', '=', productId)
    .where('environment', '=', environment);
  const later = await tx
    .selectFrom('stock_movement')
    .select('seq')
    .where('product_id', '=', productId)
    .where('environment', '=', environment)
    .where('quantity', '>', 0)
    .where('unit_cost', 'is not', null)
    .where('seq', '>', own)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
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
