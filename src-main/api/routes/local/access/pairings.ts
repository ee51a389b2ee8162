import { z } from 'zod';
import type { Pairings } from '../../../../access/pairings.ts';
import { listOf, pageQuery, waitQuery } from '../../../../contract/list.ts';
import {
  createdPairing,
  pairingAnswer,
  pairingApproval,
  pairingBody,
  pairingResource,
} from '../../../../contract/pairing.ts';
import { makeRateLimit } from '../../../guard/rate-limit.ts';
import type { SlowDown } from '../../../guard/slow-down.ts';
import { pageOf } from '../../../routing/answers/page-of.ts';
import { json, jsonOf, refuse } from '../../../routing/answers/reply.ts';
import {
  bare,
  idParams,
  notFound,
  personRoute,
  publicRoute,
  type Route,
  secretRoute,
} from '../../../routing/route.ts';
import { makeWaitSlots } from '../../../routing/wait-slots.ts';

const tag = 'Claves de API';
const path = '/v1/local/pairings';

/** Everyone who asks shares it: clients without a key cannot be distinguished. */
const askingRate = { perSecond: 0.2, burst: 5 };

/** Of each program that waits; with `wait` it needs far less. */
const pollingRate = { perSecond: 2, burst: 10 };

/**
 * How a program gets its key without anybody copying it: it asks, both screens show the same six digits, a person
 * decides in the window, and the program that asked is handed the key once (api.md §6).
 */
export function pairingRoutes(parts: {
  readonly pairings: Pairings;
  readonly slowDown: SlowDown;
}): readonly Route[] {
  const { pairings, slowDown } = parts;
  const asking = makeRateLimit(askingRate, () => performance.now());
  const polling = makeRateLimit(pollingRate, () => performance.now());
  const slots = makeWaitSlots();
  return [
    publicRoute({
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_pairing',
      tag,
      summary: 'Pedir una clave para un programa',
      description:
        'Muestre `code` en su pantalla: la persona lo compara con el de la ventana de Mostrador y decide el ambiente y los permisos. Consulte la solicitud con `secret` como Bearer. Vence en cinco minutos, y se pierde si Mostrador se cierra.',
      body: pairingBody,
      answers: [{ status: 201, description: 'La solicitud, con su secreto', schema: createdPairing }],
      problems: ['rate_limited'],
      example: { name: 'Caja 1' },
      handle: async ({ body }) => {
        const spent = asking.spend('everyone');
        if (!spent.ok) return refuse({ code: 'rate_limited', retryAfterSeconds: spent.retryAfterSeconds });
        return jsonOf(201, pairings.ask(body));
      },
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_pairings',
      permission: 'manage_api_keys',
      tag,
      summary: 'Listar los programas que piden una clave',
      query: z.strictObject(pageQuery),
      answers: [{ status: 200, description: 'Una página', schema: listOf(pairingResource) }],
      problems: ['invalid_cursor'],
      handle: async ({ query }) => jsonOf(200, pageOf(pairings.list(), query)),
    }),
    secretRoute({
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_pairing',
      tag,
      summary: 'Recoger la clave pedida',
      description:
        'Con el secreto de la solicitud como Bearer; con `wait` se espera la decisión de la persona hasta 25 segundos. Aprobada, trae la clave en `api_key` esta única vez, y la solicitud deja de existir.',
      params: idParams,
      query: z.strictObject(waitQuery),
      answers: [{ status: 200, description: 'Cómo va la solicitud', schema: pairingAnswer }],
      problems: ['not_found', 'not_ready', 'entity_locked', 'storage_full'],
      handle: async ({ params, query, secret, signal }) => {
        const spent = polling.spend(params.id);
        if (!spent.ok) return refuse({ code: 'rate_limited', retryAfterSeconds: spent.retryAfterSeconds });
        const free = query.wait ? slots.take(params.id) : undefined;
        try {
          if (free) await pairings.decided(params.id, secret, { seconds: query.wait ?? 0, signal: signal() });
        } finally {
          free?.();
        }
        // Nobody is there any more to be handed a key that is shown once.
        if (signal().aborted) return refuse(notFound);
        const fetched = await pairings.fetch(params.id, secret);
        if (fetched.ok) return json(200, fetched.value);
        if (fetched.problem.code !== 'not_found') return refuse(fetched.problem);
        await slowDown.failure(signal());
        return refuse(notFound);
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/approve`,
      operationId: 'approve_pairing',
      permission: 'manage_api_keys',
      tag,
      summary: 'Dar la clave a un programa',
      description:
        'Compruebe antes que el programa muestra el mismo código. La clave es del negocio de su ambiente.',
      params: idParams,
      body: pairingApproval,
      answers: [{ status: 200, description: 'La solicitud, aprobada', schema: pairingResource }],
      problems: ['not_found', 'invalid_state', 'not_ready'],
      example: { environment: 'sandbox', scopes: ['issue', 'read'] },
      handle: async ({ params, body }) => jsonOf(200, await pairings.approve(params.id, body)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/reject`,
      operationId: 'reject_pairing',
      permission: 'manage_api_keys',
      tag,
      summary: 'Rechazar a un programa',
      params: idParams,
      answers: [{ status: 200, description: 'La solicitud, rechazada', schema: pairingResource }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ params }) => jsonOf(200, pairings.reject(params.id)),
    }),
  ];
}
