import { sql } from 'kysely';
import type { AttentionItem } from '../../contract/head/attention.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { every, oneOf } from '../reading/matching.ts';

type SeriesClaimed = Extract<AttentionItem, { kind: 'series_claimed' }>;

interface ClaimedRow extends Omit<SeriesClaimed, 'kind' | 'found_at' | 'stations'> {
  readonly found_at: Date;
  readonly stations: SeriesClaimed['stations'][number][];
}

/** Series in which others issued than the station whose they are. Where they gave one number, that is shown instead. */
export async function listClaimed(database: HeadDatabase, reach?: Reach): Promise<readonly AttentionItem[]> {
  const { rows } = await sql<ClaimedRow>`
    SELECT series.id AS series_id, series.type, establishment || '-' || emission_point AS series,
      (SELECT max(sequential) FROM number WHERE number.series_id = series.id) AS last_number,
      min(series_claim.found_at) AS found_at, (
        SELECT json_agg(json_build_object('id', station.id, 'name', station.name) ORDER BY station.id) FROM station
        WHERE station.id = series.station_id OR station.id = ANY (array_agg(series_claim.station_id))
      ) AS stations
    FROM series_claim JOIN series ON series.id = series_claim.series_id
    WHERE resolved_at IS NULL AND ${every(oneOf('series.establishment', reach?.establishments))}
      AND NOT EXISTS (
        SELECT 1 FROM number_conflict WHERE number_conflict.series_id = series.id AND number_conflict.resolved_at IS NULL
      )
    GROUP BY series.id ORDER BY found_at DESC
  `.execute(database);
  return rows.map(({ found_at, ...row }) => ({
    kind: 'series_claimed' as const,
    ...row,
    found_at: found_at.toISOString(),
  }));
}
