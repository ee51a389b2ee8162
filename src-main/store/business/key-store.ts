import { z } from 'zod';
import type { KeyStore } from '../../access/key-store.ts';
import { type ApiKeyResource, keyScopes } from '../../contract/local.ts';
import { businessOf } from '../rows/business/business-of.ts';
import { parseStrings } from '../rows/columns/json-columns.ts';
import type { ApiKeyRow } from '../schema/business.ts';
import type { Store } from '../sqlite/open.ts';
import { prepareQuery, type QueryParams } from '../sqlite/prepared.ts';

const scopes = z.array(z.enum(keyScopes));

const keyOfHash = prepareQuery((db, param: QueryParams<{ hash: string }>) =>
  db.selectFrom('api_key').selectAll().where('hash', '=', param('hash')).where('revoked_at', 'is', null),
);

export function makeKeyStore({ db, writes, cachedReads }: Store): KeyStore {
  return {
    activeByHash: cachedReads.cache(
      async (hash: string) => {
        const [row] = (await keyOfHash(db, { hash })).rows;
        return row && toApiKey(row);
      },
      (hash) => hash,
    ),

    insert: (key, hash) =>
      writes.run(async (tx) => {
        await tx
          .insertInto('api_key')
          .values({
            id: key.id,
            name: key.name,
            environment: key.environment,
            entity_id: key.entity_id,
            hash,
            last4: key.last4,
            scopes_json: JSON.stringify(key.scopes),
            allowed_origins_json: JSON.stringify(key.allowed_origins),
            created_at: key.created_at,
            expires_at: key.expires_at ?? null,
            last_used_at: null,
            revoked_at: null,
          })
          .execute();
      }),

    async list() {
      const rows = await db.selectFrom('api_key').selectAll().orderBy('id', 'desc').execute();
      return rows.map(toApiKey);
    },

    revoke: (id, at) =>
      writes.run(async (tx) => {
        const row = await tx
          .updateTable('api_key')
          .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(at)) }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        return row && toApiKey(row);
      }),

    markUsed: (id, at) =>
      writes.run(async (tx) => {
        await tx.updateTable('api_key').set({ last_used_at: at }).where('id', '=', id).execute();
      }),

    entityOf: (environment) => businessOf(db, environment),
  };
}

function toApiKey(row: ApiKeyRow): ApiKeyResource {
  return {
    object: 'api_key',
    id: row.id,
    name: row.name,
    environment: row.environment,
    entity_id: row.entity_id,
    scopes: scopes.parse(JSON.parse(row.scopes_json)),
    allowed_origins: parseStrings(row.allowed_origins_json),
    last4: row.last4,
    created_at: row.created_at,
    ...(row.expires_at !== null && { expires_at: row.expires_at }),
    ...(row.last_used_at !== null && { last_used_at: row.last_used_at }),
    ...(row.revoked_at !== null && { revoked_at: row.revoked_at }),
  };
}
