import { sql } from 'kysely';
import type { RejectedLineResource, RejectedLinesQuery } from '../../contract/head/rejected-lines.ts';
import type { HeadDatabase } from '../database/open-database.ts';

const LINES_AT_MOST = 100;

interface Meant extends RejectedLinesQuery {
  /** As somebody wrote it. */
  readonly station: string;
}

/** What a station reported and could not be stored, the latest before the others. */
export async function listRejectedLines(
  database: HeadDatabase,
  meant: Meant,
): Promise<readonly RejectedLineResource[]> {
  const rows = await database
    .selectFrom('rejected_line')
    .select(['id', 'station_id', 'subject', 'ref', 'because', 'reason', 'rejected_at', 'bytes'])
    .where(isMeant(meant))
    .orderBy('id', 'desc')
    .limit(LINES_AT_MOST)
    .execute();
  return rows.map(({ subject, ref, rejected_at, bytes, ...row }) => ({
    object: 'rejected_line',
    ...row,
    ...(subject !== null && { subject }),
    ...(ref !== null && { ref }),
    rejected_at: rejected_at.toISOString(),
    line: bytes.toString(),
  }));
}

/** Somebody looked at them: they are kept no longer, and no newer head office tries them. */
export async function discardRejectedLines(
  database: HeadDatabase,
  meant: Meant,
): Promise<{ readonly object: 'rejected_lines'; readonly discarded: number }> {
  const { numDeletedRows } = await database
    .deleteFrom('rejected_line')
    .where(isMeant(meant))
    .executeTakeFirstOrThrow();
  return { object: 'rejected_lines', discarded: Number(numDeletedRows) };
}

const isMeant = ({ station, because }: Meant) =>
  sql<boolean>`station_id::text = ${station.toLowerCase()} AND ${
    because === undefined ? sql`true` : sql`because = ${because}`
  }`;
