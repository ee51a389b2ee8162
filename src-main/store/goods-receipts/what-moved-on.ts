import { sql } from 'kysely';
import type { MovedOn, StoredReceipt } from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { Environment } from '../../documents/kinds.ts';
import { toMillionths } from '../rows/columns/millionths.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/** What happened to the products of a receipt since, so that it cannot be undone; undefined where nothing did. */
export async function whatMovedOn(
  tx: Tx,
  environment: Environment,
  receipt: StoredReceipt,
): Promise<MovedOn | undefined> {
  const movedOn = {
    uncounted: [] as string[],
    sold: [] as string[],
    counted: [] as string[],
    gone: [] as string[],
    recosted: [] as string[],
  };
  for (const product of receipt.products) {
    const how = await howItMovedOn(tx, environment, { receipt, ...product });
    if (how) movedOn[how].push(product.name);
  }
  return Object.values(movedOn).some((names) => names.length > 0) ? movedOn : undefined;
}

type Received = StoredReceipt['products'][number] & {
  readonly receipt: Pick<StoredReceipt, 'id' | 'effect'>;
};

async function howItMovedOn(
  tx: Tx,
  environment: Environment,
  { receipt, productId, quantity, costAfter }: Received,
): Promise<keyof MovedOn | undefined> {
  const now = await tx
    .selectFrom('stock')
    .select(['on_hand', 'unit_cost'])
    .where('product_id', '=', productId)
    .where('environment', '=', environment)
    .executeTakeFirst();
  const entry = await tx
    .selectFrom('stock_movement')
    .select(['seq', 'on_hand'])
    .where('fingerprint', '=', receipt.id)
    .where('product_id', '=', productId)
    .where('environment', '=', environment)
    .orderBy('seq')
    .executeTakeFirst();
  // Of what was not there a discount moved nothing.
  if (receipt.effect === 'discount' && !entry) return undefined;
  if (!now) return 'uncounted';
  const since = await tx
    .selectFrom('stock_movement as moved')
    .select([
      // What was sold and annulled is there again.
      sql<number>`coalesce(sum(moved.quantity) FILTER (WHERE moved.document_id IS NOT NULL), 0)`.as(
        'by_documents',
      ),
      sql<number>`count(*) FILTER (WHERE moved.kind = 'count')`.as('counts'),
      // What came in or went out at a cost and was undone left no trace in the average.
      sql<number>`count(*) FILTER (WHERE moved.unit_cost IS NOT NULL
        AND moved.document_id IS NULL AND NOT EXISTS (
          SELECT 1 FROM goods_receipt WHERE goods_receipt.id = moved.fingerprint AND reversed_at IS NOT NULL))`.as(
        'recosts',
      ),
    ])
    .where('moved.product_id', '=', productId)
    .where('moved.environment', '=', environment)
    .where('moved.seq', '>', entry?.seq ?? 0)
    .executeTakeFirstOrThrow();
  if (since.by_documents < 0) return 'sold';
  if (receipt.effect !== 'discount' && since.counts > 0) return 'counted';
  // Of what was sold before it was there, less is left than came in.
  const isEntry = receipt.effect === 'entry';
  if (isEntry && now.on_hand < Math.min(toMillionths(quantity), entry?.on_hand ?? Infinity)) return 'gone';
  const isRecosted = now.unit_cost !== (costAfter === undefined ? null : toMillionths(costAfter));
  return isRecosted || since.recosts > 0 ? 'recosted' : undefined;
}
