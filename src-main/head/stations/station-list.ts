import { type Selectable, sql } from 'kysely';
import type { StationResource } from '../../contract/head/stations/stations.ts';
import { groupBy } from '../../documents/values/group-by.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { HeadTables } from '../database/tables.ts';
import { findGaps } from '../gaps/find-gaps.ts';
import { every, oneOf, reached, stationReached } from '../reading/matching.ts';

/** Every station that is there for a key with how it goes, the one enrolled first before the others. */
export async function listStations(
  database: HeadDatabase,
  reach?: Reach,
): Promise<readonly StationResource[]> {
  const stations = await database
    .selectFrom('station')
    .selectAll()
    .where(stationReached(reach))
    .orderBy('id')
    .execute();
  const columns = { establishment: 'establishment', day: 'day' };
  const points = await database
    .selectFrom('series')
    .select(['station_id', 'establishment', 'emission_point'])
    .select((eb) => eb.fn<boolean>('bool_or', [eb('lost_at', 'is not', null)]).as('is_lost'))
    .groupBy(['station_id', 'establishment', 'emission_point'])
    .where(every(oneOf('establishment', reach?.establishments)))
    .orderBy('establishment')
    .orderBy('emission_point')
    .execute();
  const documents = await countOf(
    database,
    sql`
      SELECT station_id, sum(documents) AS count FROM day_total
      WHERE rate = 'total' AND ${every(reached(reach, columns))} GROUP BY station_id
    `,
  );
  const conflicts = await countOf(
    database,
    sql`
      SELECT station_id, count(*) AS count FROM number_conflict JOIN document ON document.id = document_id
      WHERE resolved_at IS NULL AND ${every(reached(reach, { ...columns, day: 'issue_date' }))} GROUP BY station_id
    `,
  );
  const gapsOf = groupBy(await findGaps(database, reach), ({ station_id }) => station_id);
  const pointsOf = groupBy(points, ({ station_id }) => station_id);
  return stations.map((row) => ({
    id: row.id,
    object: 'station' as const,
    name: row.name,
    version: row.version,
    state: row.revoked_at ? ('revoked' as const) : ('enrolled' as const),
    ...(row.retired_at
      ? { retirement: 'done' as const }
      : row.retirement_asked_at && !row.revoked_at && { retirement: 'asked' as const }),
    ...pointFields(pointsOf.get(row.id) ?? [], assignedOf(row, reach)),
    position: row.position,
    ...(row.waiting !== null && { waiting: row.waiting }),
    documents: documents(row.id),
    conflicts: conflicts(row.id),
    gaps: (gapsOf.get(row.id) ?? []).reduce((all, { count }) => all + count, 0),
    ...(row.clock_skew_ms !== null && { clock_skew_seconds: Math.round(row.clock_skew_ms / 1000) }),
    enrolled_at: row.enrolled_at.toISOString(),
    ...(row.seen_at && { last_seen_at: row.seen_at.toISOString() }),
  }));
}

/** One at which it may issue nothing yet; undefined: none that is there for the key. */
function assignedOf(
  {
    assigned_point: point,
    retired_at,
  }: Pick<Selectable<HeadTables['station']>, 'assigned_point' | 'retired_at'>,
  reach: Reach | undefined,
): string | undefined {
  if (point === null || retired_at) return undefined;
  return reach?.establishments?.includes(point.slice(0, 3)) === false ? undefined : point;
}

interface Point {
  readonly establishment: string;
  readonly emission_point: string;
  readonly is_lost: boolean;
}

function pointFields(
  points: readonly Point[],
  assigned: string | undefined,
): Pick<StationResource, 'emission_points' | 'lost_emission_points'> {
  const nameOf = ({ establishment, emission_point }: Point) => `${establishment}-${emission_point}`;
  const lost = points.filter(({ is_lost }) => is_lost);
  return {
    emission_points: [...new Set([...points.map(nameOf), ...(assigned === undefined ? [] : [assigned])])],
    ...(lost.length > 0 && { lost_emission_points: lost.map(nameOf) }),
  };
}

async function countOf(database: HeadDatabase, query: ReturnType<typeof sql>) {
  const { rows } = await sql<{ station_id: string; count: string | number }>`${query}`.execute(database);
  const counts = new Map(rows.map(({ station_id, count }) => [station_id, Number(count)]));
  return (stationId: string) => counts.get(stationId) ?? 0;
}
