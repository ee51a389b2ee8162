import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type {
  WebhookDeliveryListQuery,
  WebhookDeliveryResource,
} from '../../contract/webhooks/webhook-delivery.ts';
import { sha256 } from '../../issuing/requests/fingerprint.ts';
import { type KeysetPage, type KeysetQuestion, keysetPage } from '../../reading/lists/keyset-page.ts';
import { endpointResourceOf } from '../endpoints/endpoint-resource.ts';
import type {
  EndpointCaller,
  EndpointScope,
  EndpointStore,
  StoredEndpoint,
} from '../endpoints/endpoint-store.ts';
import { mayNotRead, noEndpoint } from '../endpoints/refuse.ts';
import { newEvent } from '../events/new-event.ts';
import { deliveryResourceOf } from './delivery-resource.ts';
import type { StoredDelivery, WebhookDeliveryStore } from './delivery-store.ts';

export interface DeliveryDependencies {
  readonly endpoints: Pick<EndpointStore, 'find' | 'counts'>;
  readonly deliveries: WebhookDeliveryStore;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly cursorSecret: Uint8Array;
  /** Something is to be sent now. */
  readonly due: () => void;
}

/** What went to an endpoint, and what a person has sent to it. */
export function makeDeliveries(dependencies: DeliveryDependencies) {
  const { endpoints, deliveries, now, newId, cursorSecret, due } = dependencies;

  /** A disabled endpoint receives nothing. */
  async function enabled(scope: EndpointScope, id: string): Promise<Outcome<StoredEndpoint>> {
    const endpoint = await endpoints.find(scope, id);
    if (!endpoint) return noEndpoint;
    return endpoint.disabled ? disabled : { ok: true, value: endpoint };
  }

  return {
    /** Sends a `webhook.test`, whatever the endpoint asked for. */
    async test(scope: EndpointScope, id: string): Promise<Outcome<WebhookDeliveryResource>> {
      const endpoint = await enabled(scope, id);
      if (!endpoint.ok) return endpoint;
      const at = now();
      const facts = {
        type: 'webhook.test',
        environment: scope.environment,
        entityId: scope.entityId,
        createdAt: at.toISOString(),
        data: await endpointResourceOf(endpoints, endpoint.value, at),
      };
      const event = newEvent(facts, [id], { newId, now });
      await deliveries.insert(event);
      due();
      const [delivery] = event.deliveries;
      return delivered(delivery && (await deliveries.find(id, delivery.id)));
    },

    async deliveries(
      scope: EndpointCaller,
      id: string,
      { status, event_type, document_id, ...query }: WebhookDeliveryListQuery,
    ): Promise<Outcome<KeysetPage<WebhookDeliveryResource>>> {
      if (!(await endpoints.find(scope, id))) return noEndpoint;
      if (!scope.scopes.includes('read')) return mayNotRead;
      const filters = { status, eventType: event_type, documentId: document_id };
      const list = {
        filters: sha256('webhook_deliveries', id, JSON.stringify(filters)).slice(0, 16),
        cursorSecret,
        positionOf: (delivery: StoredDelivery) => delivery.id,
        find: (question: KeysetQuestion) => deliveries.page(id, filters, question),
      };
      const page = await keysetPage(list, query);
      if (!page.ok) return page;
      return { ok: true, value: { ...page.value, data: page.value.data.map(deliveryResourceOf) } };
    },

    /** Sends one again at once, and where that fails as often as the first time; whatever became of it before. */
    async retry(
      scope: EndpointCaller,
      id: string,
      deliveryId: string,
    ): Promise<Outcome<WebhookDeliveryResource>> {
      const endpoint = await enabled(scope, id);
      if (!endpoint.ok) return endpoint;
      if (!scope.scopes.includes('read')) return mayNotRead;
      const delivery = await deliveries.retry(id, deliveryId, now().toISOString());
      due();
      return delivered(delivery);
    },
  };
}

function delivered(delivery: StoredDelivery | undefined): Outcome<WebhookDeliveryResource> {
  if (!delivery) return refuse({ code: 'not_found', detail: 'El endpoint no tiene esa entrega.' });
  return { ok: true, value: deliveryResourceOf(delivery) };
}

const disabled = refuse({
  code: 'invalid_state',
  detail: 'El endpoint está deshabilitado y no recibe nada: habilítelo con PATCH.',
});
