import { sql } from 'kysely';
import type { WebhookEventType } from '../../../contract/webhooks/webhook-event.ts';
import type { Environment } from '../../../documents/kinds.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** What happened, with the document it happened to or with the resource that webhooks are sent. */
export type NewPendingEvent = {
  readonly type: WebhookEventType;
  readonly entityId: string;
  readonly environment: Environment;
  readonly at: string;
} & ({ readonly documentId: string } | { readonly data: Readonly<Record<string, unknown>> });

/**
 * Queues an event for webhook endpoints, in the transaction in which it happens; nothing when no endpoint is active. Status
 * changes of documents and events of the installation are queued by triggers.
 */
export async function queueWebhooks(tx: Tx, pending: NewPendingEvent): Promise<void> {
  const { type, entityId, environment, at } = pending;
  const listening = await tx
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('disabled', '=', sql.lit(0))
    .limit(1)
    .executeTakeFirst();
  if (!listening) return;
  await tx
    .insertInto('webhook_queue')
    .values({
      type,
      entity_id: entityId,
      environment,
      at,
      revision: null,
      state_json: null,
      document_id: 'documentId' in pending ? pending.documentId : null,
      data_json: 'data' in pending ? JSON.stringify(pending.data) : null,
    })
    .execute();
}
