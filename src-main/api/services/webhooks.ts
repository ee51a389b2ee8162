import type { PageQuery } from '../../contract/list.ts';
import type { Outcome } from '../../contract/problems.ts';
import type { WebhookDeliveryListQuery, WebhookDeliveryResource } from '../../contract/webhook-delivery.ts';
import type {
  WebhookEndpointBody,
  WebhookEndpointPatch,
  WebhookEndpointResource,
  WebhookEndpointWithSecret,
} from '../../contract/webhook-endpoint.ts';
import type { Caller } from '../../issuing/caller.ts';
import type { KeysetPage } from '../../reading/keyset-page.ts';

/** Where a caller has its events sent, and what was sent there. */
export interface WebhookService {
  create(caller: Caller, body: WebhookEndpointBody): Promise<Outcome<WebhookEndpointWithSecret>>;
  list(caller: Caller, query: PageQuery): Promise<Outcome<KeysetPage<WebhookEndpointResource>>>;
  get(caller: Caller, id: string): Promise<Outcome<WebhookEndpointResource>>;
  change(caller: Caller, id: string, body: WebhookEndpointPatch): Promise<Outcome<WebhookEndpointResource>>;
  remove(caller: Caller, id: string): Promise<Outcome<undefined>>;
  rotateSecret(caller: Caller, id: string): Promise<Outcome<WebhookEndpointWithSecret>>;
  /** Sends a `webhook.test`. */
  test(caller: Caller, id: string): Promise<Outcome<WebhookDeliveryResource>>;
  deliveries(
    caller: Caller,
    id: string,
    query: WebhookDeliveryListQuery,
  ): Promise<Outcome<KeysetPage<WebhookDeliveryResource>>>;
  /** Sends one again at once. */
  retry(caller: Caller, id: string, deliveryId: string): Promise<Outcome<WebhookDeliveryResource>>;
}
