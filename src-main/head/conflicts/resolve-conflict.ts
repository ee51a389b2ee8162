import type { ConflictResolution } from '../../contract/head/stations/series-stop.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';
import { sendSeriesStop, stationsInConflict } from './stop-series.ts';

/**
 * A person decided whose the emission point of a series is, and with which number it goes on there. The other stations
 * that gave its numbers stay stopped: they take another emission point.
 */
export function resolveConflict(
  database: HeadDatabase,
  seriesId: number,
  { station_id, next_number }: ConflictResolution,
  at: Date,
): Promise<Outcome<unknown>> {
  return inTransaction(database, async (tx) => {
    const stations = await stationsInConflict(tx, seriesId);
    if (stations.length === 0) {
      return refuse({ code: 'not_found', detail: 'En esa serie no hay nada que resolver.' });
    }
    if (!stations.includes(station_id)) {
      const message = 'Esa caja no dio números de la serie.';
      const errors = [{ pointer: '/station_id', code: 'invalid_value', message }];
      return refuse({ code: 'validation_failed', errors });
    }
    const { last } = await tx
      .selectFrom('number')
      .select((eb) => eb.fn.coalesce(eb.fn.max('sequential'), eb.val(0)).as('last'))
      .where('series_id', '=', seriesId)
      .executeTakeFirstOrThrow();
    if (next_number <= last) {
      const message = `El último número que consta aquí es el ${last}: debe seguir uno mayor.`;
      const errors = [{ pointer: '/next_number', code: 'invalid_value', message }];
      return refuse({ code: 'validation_failed', errors });
    }
    await tx.updateTable('series').set({ station_id }).where('id', '=', seriesId).execute();
    for (const table of ['number_conflict', 'series_claim'] as const) {
      await tx
        .updateTable(table)
        .set({ resolved_at: at })
        .where('series_id', '=', seriesId)
        .where('resolved_at', 'is', null)
        .execute();
    }
    await sendSeriesStop(tx, seriesId, station_id, next_number);
    return { ok: true, value: { object: 'number_conflict', series_id: seriesId, station_id, next_number } };
  });
}
