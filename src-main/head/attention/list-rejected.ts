import { sql } from 'kysely';
import type { AttentionItem } from '../../contract/head/attention.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { stationReached } from '../reading/matching.ts';

type RejectedLines = Extract<AttentionItem, { kind: 'rejected_lines' }>;

interface RejectedRow extends Omit<RejectedLines, 'kind' | 'since'> {
  readonly since: Date;
}

/** What stations reported and could not be stored, by station and cause. */
export async function listRejected(database: HeadDatabase, reach?: Reach): Promise<readonly AttentionItem[]> {
  const { rows } = await sql<RejectedRow>`
    SELECT station.id AS station_id, station.name AS station, because, count(*) AS count, min(rejected_at) AS since,
      (array_agg(reason ORDER BY rejected_line.id DESC))[1] AS reason
    FROM rejected_line JOIN station ON station.id = rejected_line.station_id
    WHERE ${stationReached(reach)}
    GROUP BY station.id, station.name, because ORDER BY station.id, because
  `.execute(database);
  return rows.map(({ since, ...row }) => ({
    kind: 'rejected_lines' as const,
    ...row,
    since: since.toISOString(),
  }));
}
