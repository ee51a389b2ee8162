import { sql } from 'kysely';
import type { AttentionItem } from '../../contract/head/attention.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { stationReached } from '../reading/matching.ts';

const REFUSED_AT_MOST = 500;

interface RefusedRow {
  readonly station_id: string;
  readonly station: string;
  readonly subject: string;
  readonly id: string;
  readonly version: number;
  readonly problem: string;
  readonly name: string | null;
}

/** What stations could not do of what is decided here, as they reported in their present life. */
export async function listRefused(database: HeadDatabase, reach?: Reach): Promise<readonly AttentionItem[]> {
  const { rows } = await sql<RefusedRow>`
    SELECT station.id AS station_id, station.name AS station, refused.*, (
      SELECT body ->> 'name' FROM change
      WHERE change.subject = refused.subject AND change.id = refused.id AND body IS NOT NULL LIMIT 1
    ) AS name
    FROM record JOIN station ON station.id = record.station_id AND station.incarnation = record.incarnation,
      jsonb_to_record(record.body) AS refused (subject text, id text, version integer, problem text)
    WHERE record.subject = 'refused_change' AND station.revoked_at IS NULL AND ${stationReached(reach)}
    ORDER BY station.id, record.ref LIMIT ${sql.lit(REFUSED_AT_MOST)}
  `.execute(database);
  return rows.map(({ name, ...refused }) => ({
    kind: 'refused_change' as const,
    ...refused,
    ...(name !== null && { name }),
  }));
}
