import type { HeadDeclaration } from '../../contract/head/head-declaration.ts';
import { DAY_MS, daysBefore, ecuadorDate, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import type { Days } from '../../reports/figures/figure-store.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { stationsBehind } from '../month/stations-behind.ts';

type Incomplete = HeadDeclaration['incomplete'];

/** What stations reported not at all, or in a way that cannot be stored. */
export async function unreported(
  database: HeadDatabase,
  { from, to }: Days,
  now: Date,
): Promise<Omit<Incomplete, 'purchase_conflicts'>> {
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
  return {
    stations_behind: behind.map(({ name, waiting, seenAt }) => ({
      name,
      waiting,
      ...(seenAt && { last_seen_at: seenAt.toISOString() }),
    })),
    stations_without_purchases: older.map(({ name }) => name),
    rejected_lines: lines,
  };
}
