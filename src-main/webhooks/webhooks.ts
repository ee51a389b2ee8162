import { type DeliveryDependencies, makeDeliveries } from './deliveries/deliveries.ts';
import { type EndpointDependencies, makeEndpoints } from './endpoints/endpoints.ts';

export type WebhookDependencies = EndpointDependencies & DeliveryDependencies;

export type Webhooks = ReturnType<typeof makeWebhooks>;

/** The webhook endpoints of a caller's business and environment, and what went to them. */
export function makeWebhooks(dependencies: WebhookDependencies) {
  return { ...makeEndpoints(dependencies), ...makeDeliveries(dependencies) };
}
