import type { WebhookEndpointResource } from '../../contract/webhooks/webhook-endpoint.ts';
import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import type { EndpointStore, StoredEndpoint } from './endpoint-store.ts';

/** An endpoint as the API shows it at a moment, with what went to it in the day before. */
export async function endpointResourceOf(
  store: Pick<EndpointStore, 'counts'>,
  endpoint: StoredEndpoint,
  at: Date,
): Promise<WebhookEndpointResource> {
  const counts = await store.counts(endpoint.id, new Date(at.getTime() - DAY_MS).toISOString());
  const { secret, failingSince } = endpoint;
  const expiresAt = secret.previous?.expiresAt;
  const isRotating = expiresAt !== undefined && expiresAt > at.toISOString();
  return {
    id: endpoint.id,
    object: 'webhook_endpoint',
    environment: endpoint.environment,
    url: endpoint.url,
    events: [...endpoint.events],
    disabled: endpoint.disabled,
    secret_hint: secret.hint,
    ...(isRotating && { previous_secret_expires_at: expiresAt }),
    deliveries_24h: counts.deliveries,
    failed_24h: counts.failed,
    ...(failingSince !== undefined && { failing_since: failingSince }),
    created_at: endpoint.createdAt,
  };
}
