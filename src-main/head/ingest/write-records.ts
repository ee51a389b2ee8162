import { sql } from 'kysely';
import type { HeadTx } from '../database/open-database.ts';
import type { Origin } from '../feed/document-row.ts';
import type { ReportedRecord } from '../feed/read-line.ts';

/** What a station never takes back. */
const lasting: ReadonlySet<string> = new Set(['cash_session', 'cash_movement', 'stock_movement']);

/**
 * Keeps each record as its station has it now, and none that is gone there. A cash session that was closed is never open
 * again, in no life of its station, and what was moved stays.
 */
export async function writeRecords(
  tx: HeadTx,
  { stationId, incarnation }: Origin,
  records: readonly ReportedRecord[],
): Promise<void> {
  const present = records.flatMap(({ body, subject, ref, position }) =>
    body === null ? [] : [{ subject, ref, position, body }],
  );
  if (present.length > 0) {
    await sql`
      INSERT INTO record (station_id, incarnation, subject, ref, position, body)
      SELECT ${stationId}::uuid, ${incarnation}::uuid, * FROM unnest(
        ${present.map(({ subject }) => subject)}::text[],
        ${present.map(({ ref }) => ref)}::text[],
        ${present.map(({ position }) => position)}::bigint[],
        ${present.map(({ body }) => JSON.stringify(body))}::jsonb[]
      )
      ON CONFLICT (station_id, subject, ref) DO UPDATE SET
        incarnation = excluded.incarnation, position = excluded.position, body = excluded.body
      WHERE (record.incarnation <> excluded.incarnation OR record.position < excluded.position)
        AND (record.subject <> 'cash_session' OR record.body ->> 'closed_at' IS NULL
          OR excluded.body ->> 'closed_at' IS NOT NULL)
    `.execute(tx);
  }
  for (const { subject, ref, body } of records) {
    if (body !== null || lasting.has(subject)) continue;
    await tx
      .deleteFrom('record')
      .where('station_id', '=', stationId)
      .where('subject', '=', subject)
      .where('ref', '=', ref)
      .execute();
  }
}
