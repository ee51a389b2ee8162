import type { WebhookEndpointResource } from '../../../../src-main/contract/webhooks/webhook-endpoint.ts';

/** How an endpoint stands, as a person asks: does it work? */
export type EndpointState = 'working' | 'late' | 'failing' | 'idle' | 'disabled';

export function stateOf({
  disabled,
  failing_since,
  failed_24h,
  deliveries_24h,
}: Pick<
  WebhookEndpointResource,
  'disabled' | 'failing_since' | 'failed_24h' | 'deliveries_24h'
>): EndpointState {
  if (disabled) return 'disabled';
  if (failing_since !== undefined) return 'failing';
  if (failed_24h > 0) return 'late';
  return deliveries_24h > 0 ? 'working' : 'idle';
}
