import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { HeadKeyBody, HeadKeyResource, HeadKeyWithSecret } from '../../contract/head/access/keys.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { HeadTables } from '../database/tables.ts';
import { hashOf, makeKey } from '../stations/enrolment/secrets.ts';

const columns = [
  'id',
  'role',
  'name',
  'environment',
  'establishments',
  'issued_from',
  'issued_to',
  'created_at',
  'expires_at',
] as const;

/** Makes a key, which is shown this once: only its hash is kept. */
export async function createKey(
  database: HeadDatabase,
  { role, name, environment, shops, from, to, expires_at }: HeadKeyBody,
): Promise<HeadKeyWithSecret> {
  const key = makeKey('head');
  const row = await database
    .insertInto('api_key')
    .values({
      id: uuid(),
      hash: hashOf(key),
      role,
      name: name ?? null,
      environment: environment ?? null,
      establishments: shops ? [...new Set(shops)].toSorted() : null,
      issued_from: from ?? null,
      issued_to: to ?? null,
      expires_at: expires_at === undefined ? null : new Date(expires_at),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { ...resourceOf(row), key };
}

/** The keys that were not revoked, the oldest first. */
export async function listKeys(database: HeadDatabase): Promise<readonly HeadKeyResource[]> {
  const rows = await database.selectFrom('api_key').select(columns).orderBy('id').execute();
  return rows.map(resourceOf);
}

/** The next call with it is a stranger's. */
export async function revokeKey(
  database: HeadDatabase,
  id: string,
): Promise<Outcome<{ readonly object: 'head_key'; readonly id: string; readonly revoked: true }>> {
  const gone = await database
    .deleteFrom('api_key')
    .where(sql<boolean>`id::text = ${id.toLowerCase()}`)
    .returning('id')
    .executeTakeFirst();
  return gone
    ? { ok: true, value: { object: 'head_key', id: gone.id, revoked: true } }
    : refuse({ code: 'not_found', detail: 'La matriz no tiene esa clave.' });
}

function resourceOf(row: Selectable<Pick<HeadTables['api_key'], (typeof columns)[number]>>): HeadKeyResource {
  return {
    id: row.id,
    object: 'head_key',
    role: row.role,
    ...(row.name !== null && { name: row.name }),
    ...(row.environment !== null && { environment: row.environment }),
    ...(row.establishments && { shops: row.establishments }),
    ...(row.issued_from !== null && { from: row.issued_from }),
    ...(row.issued_to !== null && { to: row.issued_to }),
    ...(row.expires_at && { expires_at: row.expires_at.toISOString() }),
    created_at: row.created_at.toISOString(),
  };
}
