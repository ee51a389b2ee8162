import { sql } from 'kysely';
import type { NewReceipt } from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { Environment } from '../../documents/kinds.ts';
import { anyOf } from '../rows/columns/list-parameter.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/**
 * Whether the stock has what a receipt would book without it: after a backup from before it was booked was restored, the head
 * office gives back its movements, without a fingerprint, and nothing else of it. Each was undone by one movement, or none.
 */
export async function isMovedBefore(
  tx: Tx,
  environment: Environment,
  { reason, reversalReason: undone, products }: NewReceipt,
): Promise<boolean> {
  const { count } = await tx
    .selectFrom('stock_movement')
    .select(sql<number | null>`sum(iif(reason = ${reason}, 1, -1))`.as('count'))
    .where('product_id', 'in', anyOf(products.map(({ productId }) => productId)))
    .where('environment', '=', environment)
    .where('fingerprint', 'is', null)
    .where('document_id', 'is', null)
    .where(sql<boolean>`(reason = ${reason} OR substr(reason, 1, ${undone.length}) = ${undone})`)
    .executeTakeFirstOrThrow();
  return (count ?? 0) > 0;
}
