import type { StationSeriesResource } from '../../contract/head/stations/commands.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { every, oneOf, stationAsked } from '../reading/matching.ts';

/** The live series of a station that are there for a key; undefined: the station is not. */
export async function listSeries(
  database: HeadDatabase,
  { id, reach }: { readonly id: string; readonly reach: Reach | undefined },
): Promise<readonly StationSeriesResource[] | undefined> {
  const station = await database
    .selectFrom('station')
    .select('id')
    .where(stationAsked(id, reach))
    .executeTakeFirst();
  if (!station) return undefined;
  const rows = await database
    .selectFrom('series')
    .select(['type', 'establishment', 'emission_point'])
    .where('station_id', '=', station.id)
    .where('environment', '=', 'live')
    .where(every(oneOf('establishment', reach?.establishments)))
    .orderBy('establishment')
    .orderBy('emission_point')
    .orderBy('type')
    .execute();
  return rows.map((row) => ({ object: 'station_series', ...row }));
}
