import { sql } from 'kysely';
import type { HeadTx } from '../database/open-database.ts';
import type { Origin } from '../feed/document-row.ts';
import type { ReportedRecord } from '../feed/read-line.ts';

/**
 * Keeps each record as its station has it now, and none that is gone there. A cash session that was closed in one life of
 * its station is never open again in another.
 */
export async function writeRecords(
  tx: HeadTx,
  { stationId, incarnation }: Origin,
  records: readonly ReportedRecord[],
): Promise<void> {
  const present = records.flatMap(({ body, ...line }) => (body === null ? [] : [{ ...line, body }]));
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
      WHERE CASE WHEN record.incarnation = excluded.incarnation THEN record.position < excluded.position
        ELSE record.subject <> 'cash_session' OR record.body ->> 'closed_at' IS NULL
          OR excluded.body ->> 'closed_at' IS NOT NULL END
    `.execute(tx);
  }
  for (const { subject, ref, body } of records) {
    if (body !== null) continue;
    await tx
      .deleteFrom('record')
      .where('station_id', '=', stationId)
      .where('subject', '=', subject)
      .where('ref', '=', ref)
      .execute();
  }
}
