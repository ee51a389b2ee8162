import { sql } from 'kysely';
import type { AttentionItem } from '../../contract/head/attention.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { every, oneOf } from '../reading/matching.ts';

/** Numbers of a live series that no document has. */
export type SeriesGap = Extract<AttentionItem, { kind: 'number_gap' }>;

/** How many stretches of a series are named. */
const STRETCHES = 10;

/**
 * The live series, as far as they are there for a key, that lack numbers between the first that was reported and the last that
 * was, or that their stations stated when they began anew, once these had nothing more to report. What a person skipped at a station, as another program had given it
 * (`series.raised`), is not missing.
 */
export async function findGaps(database: HeadDatabase, reach?: Reach): Promise<readonly SeriesGap[]> {
  const { rows } = await sql<Omit<SeriesGap, 'kind'>>`
    WITH missing AS (
      SELECT series.*, lacking - coalesce(skipped, '{}') AS numbers
      FROM series, LATERAL (
        SELECT int4multirange(int4range(lower(told), greatest(lower(told), told_to), '[]')) - told AS lacking
      ) AS between, LATERAL (
        SELECT range_agg(int4range(raised."from", greatest(raised."from", raised.next_number))) AS skipped
        FROM record, jsonb_to_record((body ->> 'data_json')::jsonb) AS raised (
          document_type text, establishment text, emission_point text, "from" integer, next_number integer
        )
        WHERE subject = 'event' AND body ->> 'type' = 'series.raised' AND body ->> 'environment' = 'live'
          AND raised.document_type = series.type AND raised.establishment = series.establishment
          AND raised.emission_point = series.emission_point
      ) AS stated
      WHERE environment = 'live' AND told_to IS NOT NULL AND NOT isempty(told) AND NOT isempty(lacking)
        AND ${every(oneOf('series.establishment', reach?.establishments))}
    )
    SELECT missing.id AS series_id, missing.environment, missing.type,
      establishment || '-' || emission_point AS series, station.id AS station_id, station.name AS station,
      (SELECT sum(upper(stretch) - lower(stretch)) FROM unnest(numbers) AS stretch)::integer AS count,
      (
        SELECT json_agg(json_build_object('first', lower(stretch), 'last', upper(stretch) - 1) ORDER BY stretch)
        FROM (SELECT stretch FROM unnest(numbers) AS stretch ORDER BY stretch LIMIT ${sql.lit(STRETCHES)}) AS first
      ) AS stretches
    FROM missing JOIN station ON station.id = missing.station_id
    WHERE NOT isempty(numbers)
    ORDER BY establishment, emission_point, missing.type
  `.execute(database);
  return rows.map((row) => ({ kind: 'number_gap', ...row }));
}
