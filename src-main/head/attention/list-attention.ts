import { sql } from 'kysely';
import type { AttentionItem } from '../../contract/head/attention.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { DocumentStatus, DocumentType, Environment } from '../../documents/kinds.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import { unsentMonths } from '../../mailing/months/unsent-months.ts';
import { listOverdrawn } from '../credit/list-overdrawn.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { findGaps } from '../gaps/find-gaps.ts';
import { makeHeadMonthStore } from '../month/month-store.ts';
import { every, reached, stationReached } from '../reading/matching.ts';
import { listClaimed } from './list-claimed.ts';
import { listRefused } from './list-refused.ts';
import { listRejected } from './list-rejected.ts';

const SILENT_MS = 24 * 3_600_000;

/** A copy asks once and is turned away: it is shown for a week, for somebody to look for that computer. */
const FORKED_SHOWN_MS = 7 * 24 * 3_600_000;

const CONFLICTS_AT_MOST = 500;

interface ConflictRow {
  readonly series_id: number;
  readonly environment: Environment;
  readonly type: DocumentType;
  readonly establishment: string;
  readonly emission_point: string;
  readonly sequential: number;
  readonly found_at: Date;
  readonly documents: readonly {
    readonly id: string;
    readonly station_id: string;
    readonly station: string;
    readonly access_key: string;
    readonly status: DocumentStatus;
  }[];
}

/** What a person should look at, as far as it is there for a key: numbers that two documents have, the latest first, series of which two stations give numbers, what could not be stored, numbers that none has, invoices credited beyond what they come to, what stations could not do of what is decided here, and stations that fell silent. */
export async function listAttention(
  database: HeadDatabase,
  at: Date,
  reach?: Reach,
): Promise<readonly AttentionItem[]> {
  const { rows } = await sql<ConflictRow>`
    SELECT series.id AS series_id, series.environment, series.type, series.establishment, series.emission_point, conflict.sequential,
      min(conflict.found_at) AS found_at,
      json_agg(json_build_object('id', document.id, 'station_id', document.station_id, 'station', station.name,
        'access_key', document.access_key, 'status', document.status) ORDER BY document.id) AS documents
    FROM number_conflict AS conflict
    JOIN series ON series.id = conflict.series_id
    JOIN document ON document.id = conflict.document_id
    JOIN station ON station.id = document.station_id
    WHERE conflict.resolved_at IS NULL
      AND ${every(reached(reach, { establishment: 'document.establishment', day: 'document.issue_date' }))}
    GROUP BY series.id, conflict.sequential
    ORDER BY found_at DESC LIMIT ${sql.lit(CONFLICTS_AT_MOST)}
  `.execute(database);
  const silent = await database
    .selectFrom('station')
    .select(['id', 'name', 'seen_at'])
    .where('revoked_at', 'is', null)
    .where(stationReached(reach))
    .where('seen_at', '<', new Date(at.getTime() - SILENT_MS))
    .orderBy('seen_at')
    .execute();
  return [
    ...rows.map(({ establishment, emission_point, sequential, found_at, ...conflict }) => ({
      kind: 'number_conflict' as const,
      ...conflict,
      number: formatNumber({ establishment, emissionPoint: emission_point }, sequential),
      found_at: found_at.toISOString(),
      documents: [...conflict.documents],
    })),
    ...(await listClaimed(database, reach)),
    ...(await listRejected(database, reach)),
    ...(await listForked(database, at, reach)),
    ...(await unsent(database, reach)),
    ...(await findGaps(database, reach)),
    ...(await listOverdrawn(database, reach)),
    ...(await listRefused(database, reach)),
    ...silent.flatMap(({ id, name, seen_at }) =>
      seen_at
        ? [
            {
              kind: 'silent_station' as const,
              station_id: id,
              station: name,
              last_seen_at: seen_at.toISOString(),
            },
          ]
        : [],
    ),
  ];
}

/** Stations as which another computer reported lately. */
async function listForked(
  database: HeadDatabase,
  at: Date,
  reach: Reach | undefined,
): Promise<readonly AttentionItem[]> {
  const rows = await database
    .selectFrom('station')
    .select(['id', 'name', 'forked_at'])
    .where('revoked_at', 'is', null)
    .where(stationReached(reach))
    .where('forked_at', '>', new Date(at.getTime() - FORKED_SHOWN_MS))
    .orderBy('forked_at')
    .execute();
  return rows.flatMap(({ id, name, forked_at }) =>
    forked_at
      ? [{ kind: 'station_forked' as const, station_id: id, station: name, at: forked_at.toISOString() }]
      : [],
  );
}

/** The files of a month are of the whole business, and so is who hears that they did not arrive. */
async function unsent(database: HeadDatabase, reach: Reach | undefined): Promise<readonly AttentionItem[]> {
  if (reach) return [];
  const { id: entityId } = await database.selectFrom('business').select('id').executeTakeFirstOrThrow();
  const months = await unsentMonths(makeHeadMonthStore(database), { entityId, environment: 'live' });
  return months.map((month) => ({ kind: 'monthly_mail_failed' as const, ...month }));
}
