import { sql } from 'kysely';
import type { KnownSeries } from '../../contract/head/stations/enrolment.ts';
import type { HeadTx } from '../database/open-database.ts';

/** The last number of each live series of a station, by its documents or as its former station stated it. */
export async function lastNumbers(tx: HeadTx, stationId: string): Promise<readonly KnownSeries[]> {
  const { rows } = await sql<KnownSeries>`
    SELECT environment, type, establishment, emission_point, last_number
    FROM series, LATERAL (
      SELECT greatest(max(sequential), series.next_number - 1) AS last_number FROM number WHERE series_id = series.id
    ) AS known
    WHERE station_id = ${stationId} AND environment = 'live' AND last_number > 0
  `.execute(tx);
  return rows;
}
