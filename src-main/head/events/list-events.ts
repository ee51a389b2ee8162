import { sql } from 'kysely';
import { z } from 'zod';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { every, reached } from '../reading/matching.ts';

const EVENTS_AT_ONCE = 100;

/** The position of an event: its transaction and its number there. */
export const eventsQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,18}-\d{1,18}$/)
    .optional(),
});

/**
 * The events after a position that are there for a key, the earlier before the later. Only those of transactions that nothing earlier can follow any
 * more: numbers are given in another order than transactions end, and a reader that continues from the last one misses none.
 */
export async function listEvents(
  database: HeadDatabase,
  { after = '0-0' }: z.output<typeof eventsQuery>,
  reach?: Reach,
): Promise<{ readonly object: 'list'; readonly data: readonly unknown[]; readonly next: string }> {
  const [tx = '0', n = '0'] = after.split('-');
  const { rows } = await sql<{ position: string; type: string; at: Date; data: unknown }>`
    SELECT tx::text || '-' || n AS position, type, at, data FROM event
    WHERE ${every(reached(reach, { establishment: 'establishment', day: 'day' }))} AND (tx, n) > (${tx}::xid8, ${n}::bigint) AND tx < pg_snapshot_xmin(pg_current_snapshot())
    ORDER BY tx, n LIMIT ${sql.lit(EVENTS_AT_ONCE)}
  `.execute(database);
  return {
    object: 'list',
    data: rows.map(({ position, type, at, data }) => ({
      id: position,
      object: 'event',
      type,
      created_at: at.toISOString(),
      data,
    })),
    next: rows.at(-1)?.position ?? after,
  };
}
