import { sql } from 'kysely';
import type { HeadTx } from '../database/open-database.ts';
import { queueHeadEvent } from '../webhooks/queue-events.ts';

/** What happens at a head office by itself. */
export interface HeadEvent {
  readonly type: 'number.conflict' | 'credit.overdrawn' | 'series.claimed' | 'document.claimed';
  readonly data: Readonly<Record<string, unknown>>;
  /** The shop and the day of issue it is about; undefined: only keys for the whole business know of it. */
  readonly about?: { readonly establishment: string; readonly day: string };
}

/**
 * Keeps an event in the transaction in which it happens. Its position is taken under the lock of one row, which lasts until
 * the transaction ends: a reader up to a position misses nothing before it.
 */
export async function noteEvent(tx: HeadTx, { type, data, about }: HeadEvent): Promise<void> {
  await sql`
    WITH taken AS (UPDATE business SET last_event = last_event + 1 RETURNING last_event)
    INSERT INTO event (position, type, data, establishment, day)
    SELECT last_event, ${type}, ${JSON.stringify(data)}::jsonb, ${about?.establishment ?? null}::text,
      ${about?.day ?? null}::date FROM taken
  `.execute(tx);
  await queueHeadEvent(tx, { type, data });
}
