import type { SeriesStop } from '../../contract/head/stations/series-stop.ts';
import { noteChange } from '../changes/note-change.ts';
import type { HeadTx } from '../database/open-database.ts';

const SERIES_STOP = 'series_stop';

/** Informs the stations whose documents have one number that this series of theirs gives no more. */
export async function stopSeriesInConflict(tx: HeadTx, seriesId: number): Promise<void> {
  for (const id of await stationsInConflict(tx, seriesId)) await sendSeriesStop(tx, seriesId, id);
}

/** The stations whose documents have one number of a series, as long as nobody decided whose it is. */
export async function stationsInConflict(tx: HeadTx, seriesId: number): Promise<readonly string[]> {
  const stations = await tx
    .selectFrom('number_conflict')
    .innerJoin('document', 'document.id', 'document_id')
    .select('station_id')
    .distinct()
    .where('series_id', '=', seriesId)
    .where('resolved_at', 'is', null)
    .orderBy('station_id')
    .execute();
  return stations.map(({ station_id }) => station_id);
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
