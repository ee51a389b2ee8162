import { sql } from 'kysely';
import { reportedHeader } from '../../contract/head/stations/changes.ts';
import type { HeadDatabase } from '../database/open-database.ts';

/**
 * A station reported all that was bought there; what is bought from then on comes by its feed. What only an earlier life of it
 * recorded is not there any more.
 *
 * @param header `x-reported`: it counts where the last batch that the station knows of is the last one here
 */
export async function notePurchases(
  database: HeadDatabase,
  stationId: string,
  header: string | readonly string[] | undefined,
): Promise<void> {
  if (header === undefined) return;
  await sql`
    WITH reported AS (
      UPDATE station SET reports_purchases = true
      WHERE id = ${stationId} AND NOT reports_purchases
        AND concat_ws(' ', ${reportedHeader('purchase', undefined)}::text, last_batch) = ${String(header)}
      RETURNING id, incarnation
    )
    DELETE FROM record USING reported
    WHERE record.station_id = reported.id AND record.subject = 'purchase'
      AND record.incarnation <> reported.incarnation
  `.execute(database);
}
