import type { ShopResource } from '../../contract/head/shops.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { type HeadScope, inReach } from '../reading/matching.ts';
import { establishmentNames } from './establishment-names.ts';

/** The shops of the business, those included at which nothing was issued yet. */
export async function listShops(database: HeadDatabase, scope: HeadScope): Promise<readonly ShopResource[]> {
  const { environment, reach } = scope;
  let points = database
    .selectFrom('series')
    .leftJoin('station', 'station.id', 'series.station_id')
    .select(['establishment', 'emission_point', 'station.id', 'station.name'])
    .distinct()
    .where('environment', '=', environment);
  if (reach?.establishments) points = points.where('establishment', 'in', reach.establishments);
  const [pointRows, issued, { addresses }] = await Promise.all([
    points.orderBy('establishment').orderBy('emission_point').execute(),
    database
      .selectFrom('day_total')
      .select((eb) => [
        'establishment',
        eb.fn.sum<string>('documents').as('documents'),
        eb.fn.max('day').as('last'),
      ])
      .where('rate', '=', 'total')
      .where('documents', '<>', 0)
      .where(inReach('day', scope, {}))
      .groupBy('establishment')
      .execute(),
    establishmentNames(database, environment),
  ]);
  const sums = new Map(issued.map((row) => [row.establishment, row]));
  return [...Map.groupBy(pointRows, (row) => row.establishment)].map(([establishment, rows]) => {
    const address = addresses.get(establishment);
    const sum = sums.get(establishment);
    const stations = new Map(rows.flatMap(({ id, name }) => (id && name ? [[id, name] as const] : [])));
    return {
      object: 'shop',
      establishment,
      ...(address !== undefined && { address }),
      emission_points: [...new Set(rows.map((row) => row.emission_point))],
      stations: [...stations].map(([id, name]) => ({ id, name })),
      documents: Number(sum?.documents ?? 0),
      ...(sum && { last_issued_on: sum.last }),
    };
  });
}
