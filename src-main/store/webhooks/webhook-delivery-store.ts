import { type Selectable, sql } from 'kysely';
import type { WebhookAttempt } from '../../contract/webhooks/webhook-delivery.ts';
import type {
  SettledDeliveries,
  StoredDelivery,
  WebhookDeliveryStore,
} from '../../webhooks/deliveries/delivery-store.ts';
import type { NewWebhookEvent } from '../../webhooks/events/outbox.ts';
import type { Tables } from '../schema/tables.ts';
import type { WebhookDeliveryRow } from '../schema/webhooks.ts';
import { compress, decompress } from '../sqlite/compression.ts';
import { keysetRows } from '../sqlite/keyset-rows.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

export function makeWebhookDeliveryStore({ db, writes }: Store): WebhookDeliveryStore {
  return {
    async page(endpointId, { status, eventType, documentId }, page) {
      let query = selectDeliveries(db).where('webhook_delivery.endpoint_id', '=', endpointId);
      if (status !== undefined) query = query.where('webhook_delivery.status', '=', status);
      if (eventType !== undefined) query = query.where('webhook_delivery.event_type', '=', eventType);
      if (documentId !== undefined) query = query.where('webhook_delivery.document_id', '=', documentId);
      return withAttempts(db, await keysetRows(query, 'webhook_delivery.id', page));
    },

    find: (endpointId, id) => find(db, endpointId, id),

    retry: (endpointId, id, at) =>
      writes.run(async (tx) => {
        await tx
          .updateTable('webhook_delivery')
          .set({ status: 'pending', tries: 0, next_attempt_at: at, updated_at: at })
          .where('id', '=', id)
          .where('endpoint_id', '=', endpointId)
          .execute();
        return find(tx, endpointId, id);
      }),

    insert: (event) => writes.run((tx) => insertWebhookEvent(tx, event)),

    async prune(settled) {
      // A start on a disk that cannot be written asks for nothing that need not be written.
      if ((await settledBefore(db, settled)).length === 0) return 0;
      return writes.run(async (tx) => {
        const rows = await settledBefore(tx, settled);
        const ids = rows.map(({ id }) => id);
        await tx.deleteFrom('webhook_attempt').where('delivery_id', 'in', ids).execute();
        await tx.deleteFrom('webhook_delivery').where('id', 'in', ids).execute();
        await tx
          .deleteFrom('webhook_event')
          .where(
            'id',
            'in',
            rows.map(({ event_id }) => event_id),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('webhook_delivery')
                  .select('webhook_delivery.id')
                  .whereRef('webhook_delivery.event_id', '=', 'webhook_event.id'),
              ),
            ),
          )
          .execute();
        return rows.length;
      }, 'patient');
    },
  };
}

function settledBefore(db: Pick<Tx, 'selectFrom'>, { status, before, limit }: SettledDeliveries) {
  return (
    db
      .selectFrom('webhook_delivery')
      .select(['id', 'event_id'])
      // Written out, so that SQLite sees that the partial index answers.
      .where('status', '=', sql.lit(status))
      .where('updated_at', '<', before)
      .limit(limit)
      .execute()
  );
}

/** An event and its way to each endpoint, due at once. */
export async function insertWebhookEvent(tx: Tx, event: NewWebhookEvent): Promise<void> {
  const { id, type, documentId = null, createdAt, body, deliveries, queuedAt } = event;
  await tx
    .insertInto('webhook_event')
    .values({ id, type, document_id: documentId, body: compress(Buffer.from(body)), created_at: createdAt })
    .execute();
  for (const delivery of deliveries) {
    await tx
      .insertInto('webhook_delivery')
      .values({
        id: delivery.id,
        endpoint_id: delivery.endpointId,
        event_id: id,
        event_type: type,
        document_id: documentId,
        status: 'pending',
        tries: 0,
        next_attempt_at: queuedAt,
        last_attempt_at: null,
        created_at: queuedAt,
        updated_at: queuedAt,
      })
      .execute();
  }
}

type Reading = Pick<Store['db'], 'selectFrom'>;

function selectDeliveries(db: Reading) {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
    .selectAll('webhook_delivery')
    .select(['webhook_event.body', 'webhook_event.created_at as happened_at']);
}

async function find(db: Reading, endpointId: string, id: string): Promise<StoredDelivery | undefined> {
  const rows = await selectDeliveries(db)
    .where('webhook_delivery.id', '=', id)
    .where('webhook_delivery.endpoint_id', '=', endpointId)
    .execute();
  return (await withAttempts(db, rows)).at(0);
}

type DeliveryColumns = WebhookDeliveryRow & { readonly body: Uint8Array; readonly happened_at: string };

async function withAttempts(
  db: Reading,
  rows: readonly DeliveryColumns[],
): Promise<readonly StoredDelivery[]> {
  const attempts = await db
    .selectFrom('webhook_attempt')
    .selectAll()
    .where(
      'delivery_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('seq')
    .execute();
  const byDelivery = Map.groupBy(attempts, ({ delivery_id }) => delivery_id);
  return rows.map((row) => ({
    id: row.id,
    endpointId: row.endpoint_id,
    event: { id: row.event_id, type: row.event_type, createdAt: row.happened_at },
    body: decompress(row.body).toString('utf8'),
    status: row.status,
    attempts: (byDelivery.get(row.id) ?? []).map(toAttempt),
    ...(row.next_attempt_at !== null && { nextAttemptAt: row.next_attempt_at }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

function toAttempt(row: Selectable<Tables['webhook_attempt']>): WebhookAttempt {
  return {
    at: row.at,
    ...(row.status_code !== null && { status_code: row.status_code }),
    ...(row.error !== null && { error: row.error }),
    duration_ms: row.duration_ms,
  };
}
