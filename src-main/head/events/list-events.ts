import { z } from 'zod';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
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

interface EventPage {
  readonly object: 'list';
  readonly data: readonly unknown[];
  readonly next: string;
}

/**
 * The events after a position that are there for a key, the earlier before the later: one that continues from the last misses none.
 * Refuses a position that the database does not have: it was put back to an earlier day, and would give its number again.
 */
export async function listEvents(
  database: HeadDatabase,
  { after = '0', type }: z.output<typeof eventsQuery>,
  { environment, reach }: HeadScope,
): Promise<Outcome<EventPage>> {
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
  const { last_event: last } = await database
    .selectFrom('business')
    .select('last_event')
    .executeTakeFirstOrThrow();
  if (Number(after) > last) {
    const message = `El último evento de esta matriz es el ${last}: su base de datos se devolvió a un día anterior. Siga desde allí.`;
    const errors = [{ parameter: 'after', code: 'invalid_cursor', message }];
    return refuse({ code: 'invalid_cursor', detail: message, errors });
  }
  const data = rows.map(({ position, type, at, data: about }) => ({
    id: String(position),
    object: 'event',
    type,
    created_at: at.toISOString(),
    data: about,
  }));
  return { ok: true, value: { object: 'list', data, next: String(rows.at(-1)?.position ?? after) } };
}
