import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { PurchaseScope, StoredPurchase } from '../../../received/purchases/purchase-store.ts';
import type { Store } from '../../sqlite/open.ts';
import { inScope, toPurchase } from './purchase-row.ts';

const BATCH = 200;

/** Purchases issued in some days, both inclusive, newest first, a batch at a time; then those that are only booked in them. */
export async function* purchasesOfPeriod(
  db: Pick<Store['db'], 'selectFrom'>,
  scope: PurchaseScope,
  { from, to }: { readonly from: string; readonly to: string },
): AsyncGenerator<readonly StoredPurchase[]> {
  let last: { readonly day: string; readonly id: string } | undefined;
  do {
    let query = inScope(db, scope).where('purchase.issue_date', '>=', from);
    const before = last;
    query = before
      ? query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('purchase.issue_date', 'purchase.id'), '<', tuple(before.day, before.id)),
        )
      : query.where('purchase.issue_date', '<=', to);
    const rows = await query
      .orderBy('purchase.issue_date', 'desc')
      .orderBy('purchase.id', 'desc')
      .limit(BATCH)
      .execute();
    const purchases = rows.map(toPurchase);
    yield purchases;
    const oldest = purchases.at(-1);
    last = rows.length === BATCH && oldest ? { day: oldest.content.issue_date, id: oldest.id } : undefined;
    // A year of purchases takes a while: sales go on meanwhile.
    await endOfTurn();
  } while (last);
  const fromOtherMonths = await inScope(db, scope)
    .where('purchase.booked_on', '>=', from)
    .where('purchase.booked_on', '<=', to)
    .where(({ eb, or }) => or([eb('purchase.issue_date', '<', from), eb('purchase.issue_date', '>', to)]))
    .orderBy('purchase.issue_date', 'desc')
    .orderBy('purchase.id', 'desc')
    .execute();
  if (fromOtherMonths.length > 0) yield fromOtherMonths.map(toPurchase);
}
