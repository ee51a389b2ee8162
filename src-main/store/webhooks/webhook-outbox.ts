import { sql } from 'kysely';
import { z } from 'zod';
import { webhookEventPattern } from '../../contract/webhooks/webhook-event.ts';
import type { WebhookOutbox } from '../../webhooks/events/outbox.ts';
import { parseData } from '../rows/columns/json-columns.ts';
import { decompress } from '../sqlite/compression.ts';
import type { Store } from '../sqlite/open.ts';
import { readQueuedDocument } from './queued-document.ts';
import { insertWebhookEvent } from './webhook-delivery-store.ts';
import { toSecret } from './webhook-endpoint-store.ts';

const patterns = z.array(webhookEventPattern);

export function makeWebhookOutbox({ db, writes }: Store): WebhookOutbox {
  return {
    async queued(limit) {
      const rows = await db
        .selectFrom('webhook_queue')
        .select(['seq', 'type', 'entity_id', 'environment', 'document_id', 'at'])
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows.map(({ entity_id, environment, document_id, ...row }) => ({
        ...row,
        entityId: entity_id ?? undefined,
        environment: environment ?? undefined,
        documentId: document_id ?? undefined,
      }));
    },

    async subject(seq) {
      const row = await db
        .selectFrom('webhook_queue')
        .selectAll()
        .where('seq', '=', seq)
        .executeTakeFirstOrThrow();
      if (row.data_json !== null) return { data: parseData(row.data_json) };
      return { document: await readQueuedDocument(db, row) };
    },

    async listeners({ entityId, environment }) {
      let query = db
        .selectFrom('webhook_endpoint')
        .select(['id', 'entity_id', 'environment', 'events_json'])
        .where('disabled', '=', 0)
        .orderBy('id');
      if (entityId !== undefined) query = query.where('entity_id', '=', entityId);
      if (environment !== undefined) query = query.where('environment', '=', environment);
      return (await query.execute()).map((row) => ({
        id: row.id,
        entityId: row.entity_id,
        environment: row.environment,
        events: patterns.parse(JSON.parse(row.events_json)),
      }));
    },

    release: (seqs, events) =>
      writes.run(async (tx) => {
        for (const event of events) await insertWebhookEvent(tx, event);
        await tx.deleteFrom('webhook_queue').where('seq', 'in', seqs).execute();
      }),

    async endpointsDue(at) {
      const rows = await db
        .selectFrom('webhook_endpoint')
        .select('id')
        .where('disabled', '=', 0)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook_delivery')
              .select('webhook_delivery.id')
              .whereRef('webhook_delivery.endpoint_id', '=', 'webhook_endpoint.id')
              .where('webhook_delivery.status', '=', sql.lit('pending'))
              .where('webhook_delivery.next_attempt_at', '<=', at),
          ),
        )
        .execute();
      return rows.map(({ id }) => id);
    },

    async due(endpointId, { at, limit }) {
      const rows = await db
        .selectFrom('webhook_delivery')
        .select('id')
        .where('endpoint_id', '=', endpointId)
        // Written out, so that SQLite sees that the partial index answers.
        .where('status', '=', sql.lit('pending'))
        .where('next_attempt_at', '<=', at)
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async nextDueAfter(at) {
      const rows = await db
        .selectFrom('webhook_endpoint')
        .select(({ selectFrom }) =>
          selectFrom('webhook_delivery')
            .select(({ fn }) => fn.min('webhook_delivery.next_attempt_at').as('earliest'))
            .whereRef('webhook_delivery.endpoint_id', '=', 'webhook_endpoint.id')
            .where('webhook_delivery.status', '=', sql.lit('pending'))
            .where('webhook_delivery.next_attempt_at', '>', at)
            .as('next'),
        )
        .where('disabled', '=', 0)
        .execute();
      return rows.flatMap(({ next }) => next ?? []).toSorted()[0];
    },

    async outgoing(deliveryId) {
      const row = await db
        .selectFrom('webhook_delivery')
        .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'webhook_delivery.endpoint_id')
        .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
        .select([
          'webhook_endpoint.url',
          'webhook_endpoint.sealed_secret',
          'webhook_endpoint.secret_hint',
          'webhook_endpoint.sealed_previous_secret',
          'webhook_endpoint.previous_secret_expires_at',
          'webhook_event.id as event_id',
          'webhook_event.body',
          'webhook_delivery.tries',
        ])
        .where('webhook_delivery.id', '=', deliveryId)
        .where('webhook_delivery.status', '=', 'pending')
        .where('webhook_endpoint.disabled', '=', 0)
        .executeTakeFirst();
      return (
        row && {
          url: row.url,
          eventId: row.event_id,
          body: decompress(row.body).toString('utf8'),
          secret: toSecret(row),
          tries: row.tries,
        }
      );
    },

    record: (deliveryId, { attempt, status, nextAttemptAt = null, gone = false }) =>
      writes.run(async (tx) => {
        await tx
          .insertInto('webhook_attempt')
          .values({
            delivery_id: deliveryId,
            at: attempt.at,
            status_code: attempt.status_code ?? null,
            error: attempt.error ?? null,
            duration_ms: attempt.duration_ms,
          })
          .execute();
        const { endpoint_id } = await tx
          .updateTable('webhook_delivery')
          .set((eb) => ({
            status,
            tries: eb('tries', '+', 1),
            next_attempt_at: nextAttemptAt,
            last_attempt_at: attempt.at,
            updated_at: attempt.at,
          }))
          .where('id', '=', deliveryId)
          .returning('endpoint_id')
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('webhook_endpoint')
          .set(({ fn, val }) => ({
            failing_since: status === 'succeeded' ? null : fn.coalesce('failing_since', val(attempt.at)),
            ...(gone && { disabled: 1 as const }),
          }))
          .where('id', '=', endpoint_id)
          .execute();
      }),
  };
}
