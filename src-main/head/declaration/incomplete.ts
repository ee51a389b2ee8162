import { sql } from 'kysely';
import type { HeadDeclaration } from '../../contract/head/head-declaration.ts';
import { DAY_MS, daysBefore, ecuadorDate, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days } from '../../reports/figures/figure-store.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { stationsBehind } from '../month/stations-behind.ts';
import { countUnsureNumbers } from './unsure-numbers.ts';

type Incomplete = HeadDeclaration['incomplete'];

/** What stations reported not at all, or in a way that cannot be stored or read. */
export async function unreported(
  database: HeadDatabase,
  { environment, from, to }: Scope & Days,
  now: Date,
): Promise<Omit<Incomplete, 'purchase_conflicts' | 'purchase_conflicts_count' | 'outdated_balances'>> {
  // Of days that are not over: those not heard of since yesterday began.
  const dayBefore = daysBefore(ecuadorDate(new Date(now.getTime() - DAY_MS)), 1);
  const behind = await stationsBehind(database, { from, to: to < dayBefore ? to : dayBefore });
  const older = await database
    .selectFrom('station')
    .leftJoin('station as successor', 'successor.id', 'station.successor')
    .select('station.name')
    .where('station.reports_purchases', '=', false)
    .where((eb) => eb.or([eb('successor.id', 'is', null), eb('successor.reports_purchases', '=', false)]))
    .where((eb) =>
      eb.or([eb('station.revoked_at', 'is', null), eb('station.revoked_at', '>=', startOfEcuadorDay(from))]),
    )
    .orderBy('station.name')
    .execute();
  const { lines } = await database
    .selectFrom('rejected_line')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where((eb) => eb.or([eb('subject', 'is', null), eb('subject', 'in', ['document', 'purchase'])]))
    .where('because', 'in', ['unreadable', 'not_stored'])
    .executeTakeFirstOrThrow();
  const { unreadable } = await database
    .selectFrom('report_day')
    .select(sql<number>`coalesce(sum(unreadable), 0)::bigint`.as('unreadable'))
    .where('environment', '=', environment)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  return {
    stations_behind: behind.map(({ id, name, waiting, seenAt }) => ({
      id,
      name,
      waiting,
      ...(seenAt && { last_seen_at: seenAt.toISOString() }),
    })),
    stations_without_purchases: older.map(({ name }) => name),
    rejected_lines: lines,
    unreadable_documents: unreadable,
    ...(await countUnsureNumbers(database, { environment, from, to })),
  };
}
