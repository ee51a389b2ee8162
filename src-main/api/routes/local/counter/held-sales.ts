import {
  heldSaleBody,
  heldSaleListed,
  heldSaleListQuery,
  heldSaleResource,
} from '../../../../contract/counter/held-sale.ts';
import { listOf } from '../../../../contract/list.ts';
import type { HeldSales } from '../../../../counter/held-sales/held-sales.ts';
import { empty, jsonOf, listReply, madeReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Mostrador';
const path = '/v1/local/held-sales';
const refusals = ['operator_required', 'operator_not_allowed', 'storage_full'] as const;

/** Sales put aside at the counter, to be taken up at any till. */
export function heldSaleRoutes(heldSales: HeldSales): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_held_sales',
      permission: 'sell',
      tag,
      summary: 'Listar las ventas guardadas',
      description: 'Las que esperan, la última primero, sin su contenido. Con `till_id`, las de esa caja.',
      query: heldSaleListQuery,
      answers: [{ status: 200, description: 'Todas', schema: listOf(heldSaleListed) }],
      problems: [],
      handle: async ({ query }) => {
        const data = await heldSales.list(query);
        return listReply(data);
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path,
      operationId: 'hold_sale',
      permission: 'sell',
      tag,
      summary: 'Guardar una venta',
      description:
        'Para retomarla después, en esta caja o en otra. Esperan hasta 200 por ambiente. No emite nada.',
      body: heldSaleBody,
      idempotent: true,
      answers: [
        { status: 201, description: 'La venta guardada', schema: heldSaleResource },
        { status: 200, description: 'La misma, con la misma Idempotency-Key', schema: heldSaleResource },
      ],
      problems: [...refusals, 'invalid_state', 'idempotency_key_reused'],
      example: { environment: 'live', label: 'Señora del abrigo', total: '18.40', content: { lines: [] } },
      handle: async ({ session, body, idempotencyKey }) =>
        madeReply(await heldSales.hold(session, body, idempotencyKey)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_held_sale',
      permission: 'sell',
      tag,
      summary: 'Ver una venta guardada',
      description: 'Con su contenido; sigue guardada.',
      params: idParams,
      answers: [{ status: 200, description: 'La venta', schema: heldSaleResource }],
      problems: ['not_found'],
      handle: async ({ params }) => jsonOf(200, await heldSales.get(params.id)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/recall`,
      operationId: 'recall_held_sale',
      permission: 'sell',
      tag,
      summary: 'Retomar una venta guardada',
      description:
        'La entrega y la quita de la lista a la vez: dos cajas nunca retoman la misma. Con Idempotency-Key, quien ' +
        'perdió la respuesta la recibe otra vez, por un día.',
      params: idParams,
      idempotent: true,
      answers: [{ status: 200, description: 'La venta', schema: heldSaleResource }],
      problems: ['not_found', ...refusals],
      handle: async ({ session, params, idempotencyKey }) =>
        jsonOf(200, await heldSales.recall(session, params.id, idempotencyKey)),
    }),
    personRoute({
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'discard_held_sale',
      permission: 'sell',
      tag,
      summary: 'Descartar una venta guardada',
      params: idParams,
      answers: [{ status: 204, description: 'Hecho' }],
      problems: ['not_found', ...refusals],
      handle: async ({ session, params }) => {
        const discarded = await heldSales.discard(session, params.id);
        return discarded.ok ? empty() : refuse(discarded.problem);
      },
    }),
  ];
}
