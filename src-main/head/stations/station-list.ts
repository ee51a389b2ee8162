import { sql } from 'kysely';
import type { StationResource } from '../../contract/head/stations.ts';
import type { HeadDatabase } from '../database/open-database.ts';

/** Every station with how it goes, the one enrolled first before the others. */
export async function listStations(database: HeadDatabase): Promise<readonly StationResource[]> {
  const stations = await database.selectFrom('station').selectAll().orderBy('id').execute();
  const points = await database
    .selectFrom('series')
    .select(['station_id', 'establishment', 'emission_point'])
    .distinct()
    .orderBy('establishment')
    .orderBy('emission_point')
    .execute();
  const documents = await countOf(
    database,
    sql`SELECT station_id, sum(documents) AS count FROM day_total WHERE rate = 'total' GROUP BY station_id`,
  );
  const conflicts = await countOf(
    database,
    sql`SELECT station_id, count(*) AS count FROM number_conflict JOIN document ON document.id = document_id GROUP BY station_id`,
  );
  return stations.map((row) => ({
    id: row.id,
    object: 'station' as const,
    name: row.name,
    version: row.version,
    state: row.revoked_at ? ('revoked' as const) : ('enrolled' as const),
    emission_points: points
      .filter(({ station_id }) => station_id === row.id)
      .map(({ establishment, emission_point }) => `${establishment}-${emission_point}`),
    position: row.position,
    ...(row.waiting !== null && { waiting: row.waiting }),
    documents: documents(row.id),
    conflicts: conflicts(row.id),
    ...(row.clock_skew_ms !== null && { clock_skew_seconds: Math.round(row.clock_skew_ms / 1000) }),
    enrolled_at: row.enrolled_at.toISOString(),
    ...(row.seen_at && { last_seen_at: row.seen_at.toISOString() }),
  }));
}

async function countOf(database: HeadDatabase, query: ReturnType<typeof sql>) {
  const { rows } = await sql<{ station_id: string; count: string | number }>`${query}`.execute(database);
  const counts = new Map(rows.map(({ station_id, count }) => [station_id, Number(count)]));
  return (stationId: string) => counts.get(stationId) ?? 0;
}
