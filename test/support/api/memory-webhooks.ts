import { v7 as uuid } from 'uuid';
import type { WebhookDeliveryResource } from '../../../src-main/contract/webhooks/webhook-delivery.ts';
import type { WebhookEndpointResource } from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import type { Webhooks } from '../../../src-main/webhooks/webhooks.ts';

const secret = 'whsec_cGFyYSBwcm9iYXIgbGEgQVBJ';

/** Endpoints kept in memory, to which nothing is ever sent. */
export function memoryWebhooks(now: string): Webhooks {
  const endpoints = new Map<string, WebhookEndpointResource>();
  const notFound = { ok: false, problem: { code: 'not_found' } } as const;

  function aDelivery(endpointId: string, id: string): WebhookDeliveryResource {
    return {
      id,
      object: 'webhook_delivery',
      endpoint_id: endpointId,
      event: { id: uuid(), type: 'webhook.test', data: {}, created_at: now },
      status: 'pending',
      attempts: [],
      created_at: now,
      updated_at: now,
    };
  }

  return {
    async create({ environment }, body) {
      const endpoint: WebhookEndpointResource = {
        id: uuid(),
        object: 'webhook_endpoint',
        environment,
        ...body,
        secret_hint: secret.slice(-4),
        deliveries_24h: 0,
        failed_24h: 0,
        created_at: now,
      };
      endpoints.set(endpoint.id, endpoint);
      return { ok: true, value: { ...endpoint, secret } };
    },
    list: async ({ environment }, { limit }) => ({
      ok: true,
      value: {
        data: [...endpoints.values()]
          .filter((endpoint) => endpoint.environment === environment)
          .toReversed()
          .slice(0, limit),
        nextCursor: null,
        prevCursor: null,
      },
    }),
    async get(_caller, id) {
      const value = endpoints.get(id);
      return value ? { ok: true, value } : notFound;
    },
    async change(_caller, id, { url, events, disabled }) {
      const endpoint = endpoints.get(id);
      if (!endpoint) return notFound;
      const value = {
        ...endpoint,
        url: url ?? endpoint.url,
        events: events ?? endpoint.events,
        disabled: disabled ?? endpoint.disabled,
      };
      endpoints.set(id, value);
      return { ok: true, value };
    },
    remove: async (_caller, id) => (endpoints.delete(id) ? { ok: true, value: undefined } : notFound),
    async rotateSecret(_caller, id) {
      const endpoint = endpoints.get(id);
      return endpoint ? { ok: true, value: { ...endpoint, secret } } : notFound;
    },
    test: async (_caller, id) => (endpoints.has(id) ? { ok: true, value: aDelivery(id, uuid()) } : notFound),
    deliveries: async (_caller, id) =>
      endpoints.has(id) ? { ok: true, value: { data: [], nextCursor: null, prevCursor: null } } : notFound,
    retry: async (_caller, id, deliveryId) =>
      endpoints.has(id) ? { ok: true, value: aDelivery(id, deliveryId) } : notFound,
  };
}
