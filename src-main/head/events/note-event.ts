import { sql } from 'kysely';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { HeadTx } from '../database/open-database.ts';
import { enteredStatus, queueHeadEvent, type StatusChange } from '../webhooks/queue-events.ts';

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

/**
 * Keeps that documents entered another status, all at once: to be the last but what locks the same row, as who comes after waits
 * until the transaction ends.
 */
export async function noteDocumentEvents(tx: HeadTx, changes: readonly StatusChange[]): Promise<void> {
  const entered = enteredStatus(changes);
  if (entered.length === 0) return;
  const data = ({ row }: StatusChange) => ({
    document_id: row.id,
    document_type: row.type,
    number: formatNumber(
      { establishment: row.establishment, emissionPoint: row.emission_point },
      row.sequential,
    ),
    status: row.status,
    station_id: row.station_id,
  });
  const column = (value: (change: StatusChange) => string) => entered.map(value);
  await sql`
    WITH taken AS (
      UPDATE business SET last_event = last_event + ${entered.length}
      RETURNING last_event - ${entered.length} AS before
    )
    INSERT INTO event (position, type, data, establishment, day, environment)
    SELECT before + n, type, data, establishment, day, environment FROM taken, unnest(
      ${column(({ row }) => `document.${row.status}`)}::text[],
      ${column((change) => JSON.stringify(data(change)))}::jsonb[],
      ${column(({ row }) => row.establishment)}::text[],
      ${column(({ row }) => row.issue_date)}::date[],
      ${column(({ row }) => row.environment)}::text[]
    ) WITH ORDINALITY AS entered (type, data, establishment, day, environment, n)
  `.execute(tx);
}
