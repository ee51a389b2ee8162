import { sql } from 'kysely';
import type { KnownSeries, StationSeries } from '../../../contract/head/stations/enrolment.ts';
import type { HeadDatabase, HeadTx } from '../../database/open-database.ts';

/**
 * The last number of each live series of a station, and of each in which it issued, also where another station has it now: by
 * its documents, or as its former station stated it.
 */
export async function lastNumbers(tx: HeadDatabase, stationId: string): Promise<readonly KnownSeries[]> {
  const { rows } = await sql<KnownSeries>`
    SELECT environment, type, establishment, emission_point, last_number
    FROM series, LATERAL (
      SELECT greatest(max(sequential), series.next_number - 1) AS last_number FROM number WHERE series_id = series.id
    ) AS known
    WHERE environment = 'live' AND last_number > 0 AND (station_id = ${stationId} OR EXISTS (
      SELECT 1 FROM document_count AS issued
      WHERE issued.environment = 'live' AND issued.station_id = ${stationId} AND issued.documents > 0
        AND issued.type = series.type AND issued.establishment = series.establishment
        AND issued.emission_point = series.emission_point
    ))
  `.execute(tx);
  return rows;
}

/**
 * Keeps the next numbers that a station states of its live series: what it gave below and no document has is missing, once it
 * has nothing more to report. Never below what it stated before.
 */
export async function keepStatedNumbers(
  tx: HeadTx,
  stationId: string,
  series: readonly (StationSeries & { readonly unproven?: true | undefined })[],
): Promise<void> {
  for (const { next_number, unproven, ...name } of series) {
    if (name.environment !== 'live' || unproven) continue;
    await tx
      .updateTable('series')
      .set({ next_number: sql<number>`greatest(series.next_number, ${next_number})` })
      .where((eb) => eb.and({ ...name, station_id: stationId }))
      .execute();
  }
}
