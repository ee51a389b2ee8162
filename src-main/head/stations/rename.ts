import type { StationResource } from '../../contract/head/stations/stations.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { stationAsked } from '../reading/matching.ts';
import { listStations } from './station-list.ts';

/** Calls a station something else, wherever it is named. */
export async function renameStation(
  database: HeadDatabase,
  { id, name, reach }: { readonly id: string; readonly name: string; readonly reach: Reach | undefined },
): Promise<Outcome<StationResource>> {
  const renamed = await database
    .updateTable('station')
    .set({ name })
    .where(stationAsked(id, reach))
    .returning('id')
    .executeTakeFirst();
  const station = (await listStations(database, reach)).find((one) => one.id === renamed?.id);
  return station
    ? { ok: true, value: station }
    : refuse({ code: 'not_found', detail: 'La matriz no tiene esa caja.' });
}
