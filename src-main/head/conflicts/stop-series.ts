import { sql } from 'kysely';
import type { SeriesStop } from '../../contract/head/stations/series-stop.ts';
import { noteChange } from '../changes/note-change.ts';
import type { HeadTx } from '../database/open-database.ts';

const SERIES_STOP = 'series_stop';

/** Informs the stations in conflict about a series that it gives no numbers any more. */
export async function stopSeriesInConflict(tx: HeadTx, seriesId: number): Promise<void> {
  for (const id of await stationsInConflict(tx, seriesId)) await sendSeriesStop(tx, seriesId, id);
}

/**
 * The stations whose documents have one number of a series, and those that issued in one of another with the one whose it
 * is, as long as nobody decided whose it is.
 */
export async function stationsInConflict(tx: HeadTx, seriesId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ station_id: string }>`
    SELECT document.station_id FROM number_conflict JOIN document ON document.id = document_id
    WHERE series_id = ${seriesId} AND resolved_at IS NULL
    UNION SELECT series_claim.station_id FROM series_claim WHERE series_id = ${seriesId} AND resolved_at IS NULL
    UNION SELECT series.station_id FROM series JOIN series_claim ON series_id = series.id
    WHERE series.id = ${seriesId} AND resolved_at IS NULL AND series.station_id IS NOT NULL
    ORDER BY station_id
  `.execute(tx);
  return rows.map(({ station_id }) => station_id);
}

/** Informs a station about its series: that it stops or, with a number, that it goes on with that. */
export async function sendSeriesStop(
  tx: HeadTx,
  seriesId: number,
  stationId: string,
  nextNumber?: number,
): Promise<void> {
  const series = await tx
    .selectFrom('series')
    .select(['environment', 'type', 'establishment', 'emission_point'])
    .where('id', '=', seriesId)
    .executeTakeFirstOrThrow();
  const body: SeriesStop = { ...series, ...(nextNumber !== undefined && { next_number: nextNumber }) };
  await noteChange(tx, { subject: SERIES_STOP, id: String(seriesId), body, to: { stationId } });
}
