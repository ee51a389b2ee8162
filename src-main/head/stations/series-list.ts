import { sql } from 'kysely';
import type { StationSeriesResource } from '../../contract/head/stations/commands.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { type KeyReach, seriesReached, stationAsked } from '../reading/matching.ts';
import { lastNumbers } from './enrolment/last-numbers.ts';

/** The live series of a station that are there for a key; undefined: the station is not. What is lost is commanded no more. */
export async function listSeries(
  database: HeadDatabase,
  id: string,
  key: KeyReach,
): Promise<readonly StationSeriesResource[] | undefined> {
  const station = await database
    .selectFrom('station')
    .select('id')
    .where(stationAsked(id, key.reach))
    .executeTakeFirst();
  if (!station) return undefined;
  const rows = await database
    .selectFrom('series')
    .select(['type', 'establishment', 'emission_point'])
    .select(isStopped.as('stopped'))
    .where('station_id', '=', station.id)
    .where('environment', '=', 'live')
    .where('lost_at', 'is', null)
    .where(seriesReached(key, sql.ref('establishment')))
    .orderBy('establishment')
    .orderBy('emission_point')
    .orderBy('type')
    .execute();
  const numbers = await lastNumbers(database, station.id);
  return rows.map(({ stopped, ...row }) => {
    const last = numbers.find(
      (one) =>
        one.type === row.type &&
        one.establishment === row.establishment &&
        one.emission_point === row.emission_point,
    );
    return {
      object: 'station_series',
      ...row,
      ...(last && { last_number: last.last_number }),
      ...(stopped !== null && { stopped }),
    };
  });
}

/** By the last command that its station did; null: there was none. */
const isStopped = sql<boolean | null>`(
  SELECT asked ->> 'action' = 'stop_series' FROM command
  WHERE command.station_id = series.station_id AND ended_at IS NOT NULL AND problem IS NULL
    AND asked -> 'series' = jsonb_build_object(
      'type', series.type, 'establishment', series.establishment, 'emission_point', series.emission_point
    )
  ORDER BY id DESC LIMIT 1
)`;
