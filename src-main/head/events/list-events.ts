import { z } from 'zod';
import type { HeadDatabase } from '../database/open-database.ts';
import { every, type HeadScope, reached } from '../reading/matching.ts';

const EVENTS_AT_ONCE = 100;

/** The position of the last event that was read. */
export const eventsQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  /** Of this type alone. */
  type: z
    .string()
    .regex(/^[a-z_]+\.[a-z_]+$/)
    .optional(),
});

/** The events after a position that are there for a key, the earlier before the later: one that continues from the last misses none. */
export async function listEvents(
  database: HeadDatabase,
  { after = '0', type }: z.output<typeof eventsQuery>,
  { environment, reach }: HeadScope,
): Promise<{ readonly object: 'list'; readonly data: readonly unknown[]; readonly next: string }> {
  const rows = await database
    .selectFrom('event')
    .select(['position', 'type', 'at', 'data'])
    .where(every(reached(reach, { establishment: 'establishment', day: 'day' })))
    .where('position', '>', Number(after))
    .where((eb) => eb.or([eb('environment', 'is', null), eb('environment', '=', environment)]))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
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
