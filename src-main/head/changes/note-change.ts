import { sql } from 'kysely';
import { fold } from '../../documents/values/fold.ts';
import type { HeadTx } from '../database/open-database.ts';

/** Whom a change concerns: every station unless one is named, or a shop, whose stations it is for. */
export interface Audience {
  readonly stationId?: string;
  readonly establishment?: string;
}

export interface NewChange {
  readonly subject: string;
  readonly id: string;
  /** All there is of it; null: it is gone. */
  readonly body: object | null;
  readonly to?: Audience;
  /** How people find it in a list, where there is one. */
  readonly search?: { readonly name: string; readonly terms: readonly (string | undefined)[] };
}

/** PostgreSQL notifies every head office on the database when the transaction ends. */
export const CHANGE_CHANNEL = 'change';

/**
 * Keeps something as it is now, for stations to learn of; gives its version. The position is taken under the lock of one
 * row, which lasts until the transaction ends: a reader up to a position misses nothing before it. To be the last
 * that a transaction locks.
 */
export async function noteChange(
  tx: HeadTx,
  { subject, id, body, to = {}, search }: NewChange,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    WITH taken AS (UPDATE business SET last_change = last_change + 1 RETURNING last_change)
    INSERT INTO change (
      position, subject, id, version, body, station_id, establishment, sort_name, search_text
    ) SELECT last_change, ${subject}, ${id}, 1, ${body === null ? null : JSON.stringify(body)}::jsonb,
      ${to.stationId ?? null}::uuid, ${to.establishment ?? null}::text,
      ${search ? fold(search.name) : null}::text, ${search ? textOf(search.terms) : null}::text FROM taken
    ON CONFLICT (subject, id, station_id, establishment) DO UPDATE SET
      position = excluded.position, version = change.version + 1, body = excluded.body,
      sort_name = excluded.sort_name, search_text = excluded.search_text
    RETURNING version
  `.execute(tx);
  await sql`SELECT pg_notify(${CHANGE_CHANNEL}, '')`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the change was not kept');
  return row.version;
}

const textOf = (terms: readonly (string | undefined)[]) => fold(terms.filter(Boolean).join(' '));
