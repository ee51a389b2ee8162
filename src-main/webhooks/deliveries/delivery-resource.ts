import { z } from 'zod';
import type { WebhookDeliveryResource } from '../../contract/webhooks/webhook-delivery.ts';
import type { StoredDelivery } from './delivery-store.ts';

const sent = z.object({ data: z.record(z.string(), z.unknown()) });

/** A stored delivery as the API shows it; its data is what was sent. */
export function deliveryResourceOf(stored: StoredDelivery): WebhookDeliveryResource {
  const { id, endpointId, event, body, status, attempts, nextAttemptAt, createdAt, updatedAt } = stored;
  const { data } = sent.parse(JSON.parse(body));
  return {
    id,
    object: 'webhook_delivery',
    endpoint_id: endpointId,
    event: { id: event.id, type: event.type, data, created_at: event.createdAt },
    status,
    attempts: [...attempts],
    ...(nextAttemptAt !== undefined && { next_attempt_at: nextAttemptAt }),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
