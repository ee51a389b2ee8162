import { z } from 'zod';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { every, reached } from '../reading/matching.ts';

const EVENTS_AT_ONCE = 100;

/** The position of the last event that was read. */
export const eventsQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});

/** The events after a position that are there for a key, the earlier before the later: one that continues from the last misses none. */
export async function listEvents(
  database: HeadDatabase,
  { after = '0' }: z.output<typeof eventsQuery>,
  reach?: Reach,
): Promise<{ readonly object: 'list'; readonly data: readonly unknown[]; readonly next: string }> {
  const rows = await database
    .selectFrom('event')
    .select(['position', 'type', 'at', 'data'])
    .where(every(reached(reach, { establishment: 'establishment', day: 'day' })))
    .where('position', '>', Number(after))
    .orderBy('position')
    .limit(EVENTS_AT_ONCE)
    .execute();
  return {
    object: 'list',
    data: rows.map(({ position, type, at, data }) => ({
      id: String(position),
      object: 'event',
      type,
      created_at: at.toISOString(),
      data,
    })),
    next: String(rows.at(-1)?.position ?? after),
  };
}
