import {
  type WebhookEndpointResource,
  webhookEndpointBody,
  webhookEndpointList,
  webhookEndpointListQuery,
  webhookEndpointPatch,
  webhookEndpointResource,
  webhookEndpointWithSecret,
} from '../../../contract/webhooks/webhook-endpoint.ts';
import type { Destination, Destinations } from '../../../counter/staff-log/destinations.ts';
import type { Webhooks } from '../../../webhooks/webhooks.ts';
import { empty, jsonOf, keysetReply, refuse } from '../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../routing/route.ts';
import { webhookDeliveryRoutes } from './webhook-deliveries.ts';

const tag = 'Webhooks';
const path = '/v1/webhook-endpoints';

/** Where events are sent. For keys that may configure; a person uses the key of the session. */
export function webhookEndpointRoutes(webhooks: Webhooks, destinations: Destinations): readonly Route[] {
  const recordEndpoint = (
    session: string | undefined,
    former: WebhookEndpointResource | undefined,
    endpoint: WebhookEndpointResource | undefined,
  ) => {
    const change = { former: former && receiverOf(former), current: endpoint && receiverOf(endpoint) };
    return destinations.record(session, { kind: 'webhook', ...change });
  };
  return [
    keyRoute('config', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_webhook_endpoint',
      permission: 'manage_destinations',
      tag,
      summary: 'Registrar un endpoint',
      description:
        'Recibe los eventos del negocio y ambiente de la clave, firmados según Standard Webhooks 1.0 ' +
        '(cabeceras `webhook-id`, `webhook-timestamp` y `webhook-signature`). El secreto se muestra esta única vez. ' +
        'Debe responder 2xx en 15 segundos; si no, se reintenta con esperas de 5 segundos a 24 horas. Los eventos ' +
        'pueden llegar repetidos o en otro orden: distíngalos por `webhook-id`. `410` lo deshabilita.',
      body: webhookEndpointBody,
      answers: [
        { status: 201, description: 'El endpoint, con su secreto', schema: webhookEndpointWithSecret },
      ],
      problems: [],
      example: { url: 'https://tienda.example.ec/avisos', events: ['invoice.*', 'import.completed'] },
      handle: async ({ caller, body }) => {
        const created = await webhooks.create(caller, body);
        if (created.ok) await recordEndpoint(caller.session, undefined, created.value);
        return jsonOf(201, created);
      },
    }),
    keyRoute('config', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_webhook_endpoints',
      permission: 'manage_webhooks',
      tag,
      summary: 'Listar los endpoints',
      query: webhookEndpointListQuery,
      answers: [{ status: 200, description: 'Una página', schema: webhookEndpointList }],
      problems: ['invalid_cursor'],
      handle: async ({ caller, query }) => {
        return keysetReply(await webhooks.list(caller, query));
      },
    }),
    keyRoute('config', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_webhook_endpoint',
      permission: 'manage_webhooks',
      tag,
      summary: 'Consultar un endpoint',
      params: idParams,
      answers: [{ status: 200, description: 'El endpoint', schema: webhookEndpointResource }],
      problems: ['not_found'],
      handle: async ({ caller, params }) => jsonOf(200, await webhooks.get(caller, params.id)),
    }),
    keyRoute('config', {
      ...bare,
      method: 'PATCH',
      path: `${path}/{id}`,
      operationId: 'update_webhook_endpoint',
      permission: 'manage_destinations',
      tag,
      summary: 'Cambiar un endpoint',
      description:
        'Solo cambia lo que se envía. Deshabilitado no recibe nada: lo que pasa entretanto no se le envía después, y ' +
        'lo que estaba en camino espera.',
      params: idParams,
      body: webhookEndpointPatch,
      answers: [{ status: 200, description: 'El endpoint', schema: webhookEndpointResource }],
      problems: ['not_found'],
      example: { disabled: true },
      handle: async ({ caller, params, body }) => {
        const former = await webhooks.get(caller, params.id);
        const changed = await webhooks.change(caller, params.id, body);
        if (former.ok && changed.ok) await recordEndpoint(caller.session, former.value, changed.value);
        return jsonOf(200, changed);
      },
    }),
    keyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'delete_webhook_endpoint',
      permission: 'manage_webhooks',
      tag,
      summary: 'Eliminar un endpoint',
      description: 'Con él se van su secreto y la lista de sus entregas.',
      params: idParams,
      answers: [{ status: 204, description: 'Eliminado' }],
      problems: ['not_found'],
      handle: async ({ caller, params }) => {
        const former = await webhooks.get(caller, params.id);
        const removed = await webhooks.remove(caller, params.id);
        if (former.ok && removed.ok) await recordEndpoint(caller.session, former.value, undefined);
        return removed.ok ? empty() : refuse(removed.problem);
      },
    }),
    keyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/rotate-secret`,
      operationId: 'rotate_webhook_secret',
      permission: 'manage_webhooks',
      tag,
      summary: 'Cambiar el secreto',
      description:
        'El nuevo se muestra esta única vez. Durante 24 horas cada entrega lleva dos firmas, con el nuevo y con el ' +
        'anterior.',
      params: idParams,
      answers: [
        { status: 200, description: 'El endpoint, con el nuevo secreto', schema: webhookEndpointWithSecret },
      ],
      problems: ['not_found'],
      handle: async ({ caller, params }) => jsonOf(200, await webhooks.rotateSecret(caller, params.id)),
    }),
    ...webhookDeliveryRoutes(webhooks, { path, tag }),
  ];
}

/** Path and query may carry a secret of the receiver. */
function receiverOf({ url, events, disabled }: WebhookEndpointResource): Destination | undefined {
  if (disabled) return undefined;
  const subscribed = events.join(', ');
  return { identity: `${url} ${subscribed}`, address: `${new URL(url).origin} (${subscribed})` };
}
