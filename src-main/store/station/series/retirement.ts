import { sql } from 'kysely';
import type { RetirementBody } from '../../../contract/head/stations/enrolment.ts';
import type { Store } from '../../sqlite/open.ts';
import { reportedSeries } from './begin-anew.ts';

/**
 * What a station states that was asked to end: its live series with their next numbers, but those of which it does not know
 * them itself. Undefined while the authority, or a person, has a live document to decide: that is still to be reported.
 */
export async function retirement(db: Store['db']): Promise<RetirementBody | undefined> {
  const undecided = await db
    .selectFrom('outbox')
    .select('document_id')
    .where('environment', '=', 'live')
    .limit(1)
    .executeTakeFirst();
  if (undecided) return undefined;
  const { incarnation, last_batch } = await db
    .selectFrom('station')
    .select(['incarnation', 'last_batch'])
    .executeTakeFirstOrThrow();
  const series = await reportedSeries(db)
    .where('environment', '=', 'live')
    .where(sql`coalesce(stopped_json ->> '$.reason', '')`, '<>', 'unproven')
    .where(sql`coalesce(stopped_json ->> '$.was.reason', '')`, 'not in', ['unproven', 'number_conflict'])
    .execute();
  return { incarnation, series, ...(last_batch !== null && { batch: last_batch }) };
}
