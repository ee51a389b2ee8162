import { z } from 'zod';
import { webhookEventPattern } from '../../contract/webhooks/webhook-event.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type {
  EndpointChanges,
  EndpointSecret,
  EndpointStore,
  StoredEndpoint,
} from '../../webhooks/endpoints/endpoint-store.ts';
import type { WebhookEndpointRow } from '../schema/webhooks.ts';
import { keysetRows } from '../sqlite/keyset-rows.ts';
import type { Store } from '../sqlite/open.ts';

const patterns = z.array(webhookEventPattern);

export function makeWebhookEndpointStore({ db, writes }: Store): EndpointStore {
  return {
    insert: (endpoint, atMost) =>
      writes.run(async (tx) => {
        const { count } = await tx
          .selectFrom('webhook_endpoint')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('entity_id', '=', endpoint.entityId)
          .where('environment', '=', endpoint.environment)
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (count >= atMost) return false;
        await tx
          .insertInto('webhook_endpoint')
          .values({
            id: endpoint.id,
            entity_id: endpoint.entityId,
            environment: endpoint.environment,
            url: endpoint.url,
            events_json: JSON.stringify(endpoint.events),
            disabled: endpoint.disabled ? 1 : 0,
            ...secretColumns(endpoint.secret),
            failing_since: endpoint.failingSince ?? null,
            created_at: endpoint.createdAt,
            deleted_at: null,
          })
          .execute();
        return true;
      }),

    async find(scope, id) {
      const row = await endpointsOf(db, scope).where('id', '=', id).executeTakeFirst();
      return row && toEndpoint(row);
    },

    page: async (scope, page) => (await keysetRows(endpointsOf(db, scope), 'id', page)).map(toEndpoint),

    change: ({ entityId, environment }, id, changes) =>
      writes.run(async (tx) => {
        const row = await tx
          .updateTable('webhook_endpoint')
          // An update changes something: the identifier to what it is, where nothing else does.
          .set({ id, ...changedColumns(changes) })
          .where('id', '=', id)
          .where('entity_id', '=', entityId)
          .where('environment', '=', environment)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        return row && toEndpoint(row);
      }),

    remove: ({ entityId, environment }, id, at) =>
      writes.run(async (tx) => {
        const removed = await tx
          .updateTable('webhook_endpoint')
          .set({ disabled: 1, deleted_at: at, sealed_secret: new Uint8Array(), sealed_previous_secret: null })
          .where('id', '=', id)
          .where('entity_id', '=', entityId)
          .where('environment', '=', environment)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        return removed.numUpdatedRows > 0n;
      }),

    async counts(endpointId, since) {
      return db
        .selectFrom('webhook_delivery')
        .select(({ fn, eb, lit }) => [
          fn.countAll<number>().as('deliveries'),
          fn
            .coalesce(
              fn.sum<number>(eb.case().when('status', '=', 'succeeded').then(lit(0)).else(lit(1)).end()),
              lit(0),
            )
            .as('failed'),
        ])
        .where('endpoint_id', '=', endpointId)
        .where('last_attempt_at', '>=', since)
        .executeTakeFirstOrThrow();
    },
  };
}

/** Those of a business and environment that were not deleted. */
function endpointsOf(db: Pick<Store['db'], 'selectFrom'>, { entityId, environment }: Scope) {
  return db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('deleted_at', 'is', null);
}

function changedColumns({ url, events, disabled, secret }: EndpointChanges) {
  return {
    ...(url !== undefined && { url }),
    ...(events !== undefined && { events_json: JSON.stringify(events) }),
    ...(disabled !== undefined && { disabled: disabled ? (1 as const) : (0 as const) }),
    ...(secret !== undefined && secretColumns(secret)),
  };
}

function secretColumns({ sealed, hint, previous }: EndpointSecret) {
  return {
    sealed_secret: sealed,
    secret_hint: hint,
    sealed_previous_secret: previous?.sealed ?? null,
    previous_secret_expires_at: previous?.expiresAt ?? null,
  };
}

function toEndpoint(row: WebhookEndpointRow): StoredEndpoint {
  return {
    id: row.id,
    entityId: row.entity_id,
    environment: row.environment,
    url: row.url,
    events: patterns.parse(JSON.parse(row.events_json)),
    disabled: row.disabled === 1,
    secret: toSecret(row),
    ...(row.failing_since !== null && { failingSince: row.failing_since }),
    createdAt: row.created_at,
  };
}

type SecretColumns = Pick<
  WebhookEndpointRow,
  'sealed_secret' | 'secret_hint' | 'sealed_previous_secret' | 'previous_secret_expires_at'
>;

export function toSecret(row: SecretColumns): EndpointSecret {
  const { sealed_previous_secret: sealed, previous_secret_expires_at: expiresAt } = row;
  return {
    sealed: row.sealed_secret,
    hint: row.secret_hint,
    ...(sealed !== null && expiresAt !== null && { previous: { sealed, expiresAt } }),
  };
}
