import type { Selectable } from 'kysely';
import type {
  EndpointChanges,
  EndpointScope,
  EndpointSecret,
  EndpointStore,
  StoredEndpoint,
} from '../../webhooks/endpoints/endpoint-store.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';
import type { HeadTables } from '../database/tables.ts';
import { pageOf } from './page-of.ts';

type Row = Selectable<HeadTables['webhook_endpoint']>;

export function makeHeadEndpointStore(database: HeadDatabase): EndpointStore {
  const endpointsOf = ({ environment }: EndpointScope) =>
    database.selectFrom('webhook_endpoint').selectAll().where('environment', '=', environment);

  return {
    insert: (endpoint, atMost) =>
      inTransaction(database, async (tx) => {
        // One at a time: two at once would both find room for the last one.
        const { id } = await tx.selectFrom('business').select('id').forUpdate().executeTakeFirstOrThrow();
        if (id !== endpoint.entityId) throw new Error('another business');
        const { count } = await tx
          .selectFrom('webhook_endpoint')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('environment', '=', endpoint.environment)
          .executeTakeFirstOrThrow();
        if (count >= atMost) return false;
        await tx
          .insertInto('webhook_endpoint')
          .values({
            id: endpoint.id,
            environment: endpoint.environment,
            url: endpoint.url,
            events: JSON.stringify(endpoint.events),
            disabled: endpoint.disabled,
            ...secretColumns(endpoint.secret),
            failing_since: null,
            created_at: new Date(endpoint.createdAt),
          })
          .execute();
        return true;
      }),

    async find(scope, id) {
      const row = await endpointsOf(scope).where('id', '=', id).executeTakeFirst();
      return row && toEndpoint(row, scope);
    },

    page: async (scope, question) =>
      (await pageOf(endpointsOf(scope), question)).map((row) => toEndpoint(row, scope)),

    async change(scope, id, changes) {
      const row = await database
        .updateTable('webhook_endpoint')
        .set({ id, ...changedColumns(changes) })
        .where('id', '=', id)
        .where('environment', '=', scope.environment)
        .returningAll()
        .executeTakeFirst();
      return row && toEndpoint(row, scope);
    },

    /** With its deliveries, of which one may be written down in the same moment. */
    remove: ({ environment }, id) =>
      inTransaction(database, async (tx) => {
        const removed = await tx
          .deleteFrom('webhook_endpoint')
          .where('id', '=', id)
          .where('environment', '=', environment)
          .executeTakeFirst();
        return removed.numDeletedRows > 0n;
      }),

    async counts(endpointId, since) {
      return database
        .selectFrom('webhook_delivery')
        .select((eb) => [
          eb.fn.countAll<number>().as('deliveries'),
          eb.fn.countAll<number>().filterWhere('status', '<>', 'succeeded').as('failed'),
        ])
        .where('endpoint_id', '=', endpointId)
        .where('last_attempt_at', '>=', new Date(since))
        .executeTakeFirstOrThrow();
    },
  };
}

function changedColumns({ url, events, disabled, secret }: EndpointChanges) {
  return {
    ...(url !== undefined && { url }),
    ...(events !== undefined && { events: JSON.stringify(events) }),
    ...(disabled !== undefined && { disabled }),
    ...(secret !== undefined && secretColumns(secret)),
  };
}

function secretColumns({ sealed, hint, previous }: EndpointSecret) {
  return {
    sealed_secret: Buffer.from(sealed),
    secret_hint: hint,
    sealed_previous_secret: previous ? Buffer.from(previous.sealed) : null,
    previous_secret_expires_at: previous ? new Date(previous.expiresAt) : null,
  };
}

function toEndpoint(row: Row, { entityId }: EndpointScope): StoredEndpoint {
  return {
    id: row.id,
    entityId,
    environment: row.environment,
    url: row.url,
    events: row.events,
    disabled: row.disabled,
    secret: toSecret(row),
    ...(row.failing_since && { failingSince: row.failing_since.toISOString() }),
    createdAt: row.created_at.toISOString(),
  };
}

export function toSecret({
  sealed_secret: sealed,
  secret_hint: hint,
  sealed_previous_secret: previous,
  previous_secret_expires_at: until,
}: Pick<
  Row,
  'sealed_secret' | 'secret_hint' | 'sealed_previous_secret' | 'previous_secret_expires_at'
>): EndpointSecret {
  return {
    sealed,
    hint,
    ...(previous && until && { previous: { sealed: previous, expiresAt: until.toISOString() } }),
  };
}
