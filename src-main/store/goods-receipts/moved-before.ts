import { sql } from 'kysely';
import type { NewReceipt } from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { Environment } from '../../documents/kinds.ts';
import { anyOf } from '../rows/columns/list-parameter.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/**
 * Whether what a receipt would bring is in stock without it: after a backup from before it was entered was restored, the head
 * office gives back its movements, without a fingerprint, and nothing else of it.
 */
export async function isMovedBefore(
  tx: Tx,
  environment: Environment,
  { reason, reversalReason: undone, products }: NewReceipt,
): Promise<boolean> {
  const { quantity } = await tx
    .selectFrom('stock_movement')
    .select(({ fn }) => fn.sum<number | null>('quantity').as('quantity'))
    .where('product_id', 'in', anyOf(products.map(({ productId }) => productId)))
    .where('environment', '=', environment)
    .where('fingerprint', 'is', null)
    .where('document_id', 'is', null)
    .where(sql<boolean>`(reason = ${reason} OR substr(reason, 1, ${undone.length}) = ${undone})`)
    .executeTakeFirstOrThrow();
  return (quantity ?? 0) > 0;
}
