import type { Selectable } from 'kysely';
import type { StoredDelivery, WebhookDeliveryStore } from '../../webhooks/deliveries/delivery-store.ts';
import type { NewWebhookEvent } from '../../webhooks/events/outbox.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';
import type { HeadTables } from '../database/tables.ts';
import type { DeliveryJobs } from './delivery-jobs.ts';
import { pageOf } from './page-of.ts';

export function makeHeadDeliveryStore(
  database: HeadDatabase,
  jobs: Pick<DeliveryJobs, 'add'>,
): WebhookDeliveryStore {
  return {
    async page(endpointId, { status, eventType, documentId }, question) {
      let query = database.selectFrom('webhook_delivery').selectAll().where('endpoint_id', '=', endpointId);
      if (status !== undefined) query = query.where('status', '=', status);
      if (eventType !== undefined) query = query.where('event_type', '=', eventType);
      if (documentId !== undefined) query = query.where('document_id', '=', documentId);
      return (await pageOf(query, question)).map(toDelivery);
    },

    async find(endpointId, id) {
      const row = await database
        .selectFrom('webhook_delivery')
        .selectAll()
        .where('id', '=', id)
        .where('endpoint_id', '=', endpointId)
        .executeTakeFirst();
      return row && toDelivery(row);
    },

    retry: (endpointId, id, at) =>
      inTransaction(database, async (tx) => {
        const due = new Date(at);
        const row = await tx
          .updateTable('webhook_delivery')
          .set({ status: 'pending', tries: 0, next_attempt_at: due, updated_at: due })
          .where('id', '=', id)
          .where('endpoint_id', '=', endpointId)
          .returningAll()
          .executeTakeFirst();
        if (row) await jobs.add(tx, [{ id, endpointId, at: due }]);
        return row && toDelivery(row);
      }),

    insert: (event) => inTransaction(database, (tx) => insertEvents(tx, jobs, [event])),

    async prune({ status, before, limit }) {
      const pruned = await database
        .deleteFrom('webhook_delivery')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('webhook_delivery')
            .select('id')
            .where('status', '=', status)
            .where('updated_at', '<', new Date(before))
            .limit(limit),
        )
        .executeTakeFirst();
      return Number(pruned.numDeletedRows);
    },
  };
}

/** Puts events on their way to each endpoint, due at once. */
export async function insertEvents(
  tx: HeadTx,
  jobs: Pick<DeliveryJobs, 'add'>,
  events: readonly NewWebhookEvent[],
): Promise<void> {
  const rows = events.flatMap(({ id, type, documentId = null, createdAt, body, deliveries, queuedAt }) =>
    deliveries.map((delivery) => ({
      id: delivery.id,
      endpoint_id: delivery.endpointId,
      event_id: id,
      event_type: type,
      happened_at: new Date(createdAt),
      document_id: documentId,
      body,
      status: 'pending' as const,
      tries: 0,
      attempts: '[]',
      next_attempt_at: new Date(queuedAt),
      last_attempt_at: null,
      created_at: new Date(queuedAt),
      updated_at: new Date(queuedAt),
    })),
  );
  if (rows.length === 0) return;
  await tx.insertInto('webhook_delivery').values(rows).execute();
  await jobs.add(
    tx,
    rows.map(({ id, endpoint_id, next_attempt_at }) => ({
      id,
      endpointId: endpoint_id,
      at: next_attempt_at,
    })),
  );
}

function toDelivery(row: Selectable<HeadTables['webhook_delivery']>): StoredDelivery {
  return {
    id: row.id,
    endpointId: row.endpoint_id,
    event: { id: row.event_id, type: row.event_type, createdAt: row.happened_at.toISOString() },
    body: row.body,
    status: row.status,
    attempts: row.attempts,
    ...(row.next_attempt_at && { nextAttemptAt: row.next_attempt_at.toISOString() }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
