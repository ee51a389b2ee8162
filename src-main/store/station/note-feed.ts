import { type RawBuilder, sql } from 'kysely';
import type { FeedSubject } from '../../contract/head/stations/feed.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/** What there is of each subject, in the order in which it is reported. */
const everything: Readonly<Record<FeedSubject, RawBuilder<unknown>>> = {
  customer: sql`SELECT 'customer', key FROM shared_customer ORDER BY id`,
  purchase: sql`
    SELECT 'purchase', purchase.id FROM purchase JOIN station ON reports_purchases = 1 ORDER BY purchase.id`,
  document: sql`SELECT 'document', id FROM document ORDER BY id`,
  cash_session: sql`SELECT 'cash_session', id FROM cash_session ORDER BY id`,
  cash_movement: sql`SELECT 'cash_movement', id FROM cash_movement ORDER BY id`,
  stock_movement: sql`SELECT 'stock_movement', seq FROM stock_movement ORDER BY seq`,
  event: sql`SELECT 'event', id FROM event ORDER BY id`,
  command_result: sql`SELECT 'command_result', id FROM head_command ORDER BY id`,
  refused_change: sql`SELECT 'refused_change', subject || ':' || id FROM head_item WHERE refused_json IS NOT NULL`,
};

/** Notes in the feed all there is; what is noted already keeps its position. */
export async function noteEverything(tx: Tx): Promise<void> {
  for (const all of Object.values(everything)) await noteAll(tx, all);
}

/** What is bought is noted from now on, and what was bought already. */
export async function reportPurchases(tx: Tx): Promise<void> {
  const begun = await tx
    .updateTable('station')
    .set({ reports_purchases: 1 })
    .where('reports_purchases', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (begun) await noteAll(tx, everything.purchase);
}

/** Notes in the feed what a query gives: subject and reference. */
export function noteAll(tx: Tx, all: RawBuilder<unknown>) {
  return sql`INSERT OR IGNORE INTO feed (subject, ref) ${all}`.execute(tx);
}
