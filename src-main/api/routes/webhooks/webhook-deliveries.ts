import { z } from 'zod';
import {
  webhookDeliveryList,
  webhookDeliveryListQuery,
  webhookDeliveryResource,
} from '../../../contract/webhooks/webhook-delivery.ts';
import type { Webhooks } from '../../../webhooks/webhooks.ts';
import { jsonOf, keysetReply } from '../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../routing/route.ts';

const deliveryParams = idParams.extend({ delivery_id: z.uuid() });

/** What went to an endpoint, and sending again. */
export function webhookDeliveryRoutes(
  webhooks: Pick<Webhooks, 'test' | 'deliveries' | 'retry'>,
  { path, tag }: { readonly path: string; readonly tag: string },
): readonly Route[] {
  return [
    keyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/test`,
      operationId: 'test_webhook_endpoint',
      permission: 'manage_webhooks',
      tag,
      summary: 'Probar un endpoint',
      description:
        'Le envía un `webhook.test`, sea cual sea su lista de eventos. Cómo fue se ve en sus entregas.',
      params: idParams,
      answers: [{ status: 200, description: 'La entrega, en camino', schema: webhookDeliveryResource }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ caller, params }) => jsonOf(200, await webhooks.test(caller, params.id)),
    }),
    keyRoute('config', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}/deliveries`,
      operationId: 'list_webhook_deliveries',
      permission: 'manage_webhooks',
      tag,
      summary: 'Listar las entregas de un endpoint',
      description: 'Cada evento con todos sus intentos, del más nuevo al más antiguo.',
      params: idParams,
      query: webhookDeliveryListQuery,
      answers: [{ status: 200, description: 'Una página', schema: webhookDeliveryList }],
      problems: ['not_found', 'invalid_cursor'],
      handle: async ({ caller, params, query }) => {
        return keysetReply(await webhooks.deliveries(caller, params.id, query));
      },
    }),
    keyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/deliveries/{delivery_id}/retry`,
      operationId: 'retry_webhook_delivery',
      permission: 'manage_webhooks',
      tag,
      summary: 'Enviar de nuevo una entrega',
      description:
        'Ahora mismo, haya llegado antes o no; si no llega, se reintenta como la primera vez. El cuerpo y `webhook-id` ' +
        'son los mismos.',
      params: deliveryParams,
      answers: [{ status: 200, description: 'La entrega, en camino', schema: webhookDeliveryResource }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ caller, params }) =>
        jsonOf(200, await webhooks.retry(caller, params.id, params.delivery_id)),
    }),
  ];
}
