import type { Environment } from '../../documents/kinds.ts';
import type { HeadDatabase } from '../database/open-database.ts';

type Names = ReadonlyMap<string, string>;

/** How people know establishments: shops by their address, emission points (`001-002`) by the station that issues there. */
export async function establishmentNames(
  database: HeadDatabase,
  environment: Environment,
): Promise<{ readonly addresses: Names; readonly points: Names; readonly stations: Names }> {
  const [shops, points, stations] = await Promise.all([
    database
      .selectFrom('shop')
      .select(['establishment', 'address'])
      .where('environment', '=', environment)
      .execute(),
    database
      .selectFrom('series')
      .innerJoin('station', 'station.id', 'series.station_id')
      .select(['establishment', 'emission_point', 'name'])
      .distinct()
      .where('environment', '=', environment)
      .orderBy('name')
      .execute(),
    database.selectFrom('station').select(['id', 'name']).execute(),
  ]);
  const atPoints = Map.groupBy(points, (row) => `${row.establishment}-${row.emission_point}`);
  return {
    addresses: new Map(shops.map(({ establishment, address }) => [establishment, address])),
    // For practice several may issue at one point.
    points: new Map([...atPoints].map(([point, rows]) => [point, rows.map(({ name }) => name).join(', ')])),
    stations: new Map(stations.map(({ id, name }) => [id, name])),
  };
}
