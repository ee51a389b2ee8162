import { sql } from 'kysely';
import type { Outgoing, WebhookOutbox } from '../../webhooks/events/outbox.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { readKept } from '../reading/read-kept.ts';
import type { DeliveryJobs } from './delivery-jobs.ts';
import { insertEvents } from './delivery-store.ts';
import { toSecret } from './endpoint-store.ts';

/** Another head of the database made events of the same; all of ours is undone. */
class TakenByAnotherHead extends Error {
  override readonly name = 'TakenByAnotherHead';
}

/** What a head makes events of and sends; when, its jobs know. */
export type HeadOutbox = Pick<
  WebhookOutbox,
  'queued' | 'subject' | 'listeners' | 'release' | 'outgoing' | 'record'
>;

export interface OutboxParts {
  readonly database: HeadDatabase;
  readonly patterns: Patterns;
  readonly jobs: Pick<DeliveryJobs, 'add'>;
}

export function makeHeadOutbox({ database, patterns, jobs }: OutboxParts): HeadOutbox {
  const businessId = async () =>
    (await database.selectFrom('business').select('id').executeTakeFirstOrThrow()).id;

  return {
    /** Only what nothing earlier can follow any more, so that events come in the order in which they happened. */
    async queued(limit) {
      const rows = await database
        .selectFrom('webhook_queue')
        .select(['n', 'type', 'environment', 'document_id', 'at'])
        .where(sql<boolean>`tx < pg_snapshot_xmin(pg_current_snapshot())`)
        .orderBy('n')
        .limit(limit)
        .execute();
      return rows.map(({ n, type, environment, document_id, at }) => ({
        seq: n,
        type,
        entityId: undefined,
        environment: environment ?? undefined,
        documentId: document_id ?? undefined,
        at: at.toISOString(),
      }));
    },

    async subject(n) {
      const row = await database
        .selectFrom('webhook_queue')
        .select(['stored', 'pattern', 'data'])
        .where('n', '=', n)
        .executeTakeFirstOrThrow();
      if (row.data !== null) return { data: row.data };
      const { stored, pattern } = row;
      if (stored === null || pattern === null) throw new Error('the document of the event is missing');
      const { document } = await readKept(patterns, { stored, pattern });
      return { document: { ...document, entityId: await businessId() } };
    },

    async listeners({ environment }) {
      let query = database
        .selectFrom('webhook_endpoint')
        .select(['id', 'environment', 'events'])
        .where('disabled', '=', false)
        .orderBy('id');
      if (environment !== undefined) query = query.where('environment', '=', environment);
      const [entityId, rows] = await Promise.all([businessId(), query.execute()]);
      return rows.map((row) => ({ ...row, entityId }));
    },

    async release(seqs, events) {
      try {
        await inTransaction(database, async (tx) => {
          const deleted = await tx.deleteFrom('webhook_queue').where('n', 'in', seqs).executeTakeFirst();
          if (Number(deleted.numDeletedRows) !== seqs.length) throw new TakenByAnotherHead();
          await insertEvents(tx, jobs, events);
        });
      } catch (reason) {
        if (!(reason instanceof TakenByAnotherHead)) throw reason;
      }
    },

    /** Only once it is due: of a delivery that was put on its way again there may be two jobs. */
    async outgoing(deliveryId): Promise<Outgoing | undefined> {
      const row = await database
        .selectFrom('webhook_delivery')
        .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'webhook_delivery.endpoint_id')
        .select([
          'url',
          'sealed_secret',
          'secret_hint',
          'sealed_previous_secret',
          'previous_secret_expires_at',
          'event_id',
          'body',
          'tries',
        ])
        .where('webhook_delivery.id', '=', deliveryId)
        .where('status', '=', 'pending')
        .where('disabled', '=', false)
        .where(sql<boolean>`next_attempt_at <= now() + interval '1 second'`)
        .executeTakeFirst();
      return (
        row && {
          url: row.url,
          eventId: row.event_id,
          body: row.body,
          secret: toSecret(row),
          tries: row.tries,
        }
      );
    },

    record: (deliveryId, { attempt, status, nextAttemptAt, gone = false }) =>
      inTransaction(database, async (tx) => {
        const at = new Date(attempt.at);
        const next = nextAttemptAt === undefined ? null : new Date(nextAttemptAt);
        // Before its delivery, as where it is deleted with its deliveries: else each could wait for the other.
        const endpoint = await tx
          .updateTable('webhook_endpoint')
          .set((eb) => ({
            failing_since: status === 'succeeded' ? null : eb.fn.coalesce('failing_since', eb.val(at)),
            ...(gone && { disabled: true }),
          }))
          .where('id', '=', (eb) =>
            eb.selectFrom('webhook_delivery').select('endpoint_id').where('id', '=', deliveryId),
          )
          .returning('id')
          .executeTakeFirst();
        // It was deleted meanwhile.
        if (!endpoint) return;
        await tx
          .updateTable('webhook_delivery')
          .set((eb) => ({
            status,
            tries: eb('tries', '+', 1),
            attempts: sql<string>`attempts || ${JSON.stringify([attempt])}::jsonb`,
            next_attempt_at: next,
            last_attempt_at: at,
            updated_at: at,
          }))
          .where('id', '=', deliveryId)
          .execute();
        if (next) await jobs.add(tx, [{ id: deliveryId, endpointId: endpoint.id, at: next }]);
      }),
  };
}
