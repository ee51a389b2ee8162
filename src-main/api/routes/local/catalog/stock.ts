import {
  stockItem,
  stockItemPatch,
  stockItemQuery,
  stockList,
  stockListQuery,
  stockMovementBody,
  stockMovementList,
  stockMovementListQuery,
} from '../../../../contract/catalog/stock.ts';
import type { Stock } from '../../../../counter/stock/stock.ts';
import { json, jsonOf, keysetReply, madeReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Mostrador';
const path = '/v1/local/stock';
const refusals = ['operator_required', 'operator_not_allowed', 'invalid_state', 'storage_full'] as const;
const item = { status: 200, description: 'El producto con lo que hay', schema: stockItem } as const;

/** How much there is of what the shop sells, while the setting `stock_enabled` is on. */
export function stockRoutes(stock: Stock): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_stock',
      permission: 'signed_in',
      tag,
      summary: 'Listar las existencias',
      description:
        'Primero lo que llegó a su mínimo, después por nombre. Cada ambiente lleva las suyas. Las ventas y devoluciones ' +
        'del mostrador las mueven solas: las facturas y notas de crédito con `metadata.cash_session` o hechas en la ' +
        'ventana, por el código de cada línea. Un documento con `metadata.stock` igual a `none` no mueve nada.',
      query: stockListQuery,
      answers: [{ status: 200, description: 'Una página', schema: stockList }],
      problems: [],
      handle: async ({ session, query }) => json(200, await stock.list(session, query)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/movements`,
      operationId: 'create_stock_movement',
      permission: { judged: 'move_stock' },
      tag,
      summary: 'Anotar un ingreso, egreso o conteo',
      description:
        'De uno o varios productos: se anota todo o nada. Un conteo dice cuánto hay, y el movimiento es la diferencia. ' +
        'Desde el primero, el producto se controla. No se borra: se corrige con otro. Lo que entra puede decir cuánto ' +
        'costó cada unidad (`unit_cost`), si quien lo anota puede ver los costos: el costo del producto es el promedio.',
      body: stockMovementBody,
      idempotent: true,
      answers: [
        { status: 201, description: 'Los movimientos', schema: stockMovementList },
        { status: 200, description: 'Los mismos, con la misma Idempotency-Key', schema: stockMovementList },
      ],
      problems: [...refusals, 'idempotency_key_reused'],
      example: {
        environment: 'live',
        kind: 'in',
        products: [{ product_id: '01970000-0000-7000-8000-000000000000', quantity: '24' }],
        reason: 'Compra a Distribuidora Norte',
      },
      handle: async ({ session, body, idempotencyKey }) =>
        madeReply(await stock.move(session, body, idempotencyKey)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/products/{id}`,
      operationId: 'retrieve_stock_item',
      permission: 'signed_in',
      tag,
      summary: 'Ver cuánto hay de un producto',
      params: idParams,
      query: stockItemQuery,
      answers: [item],
      problems: ['not_found'],
      handle: async ({ session, params, query }) => jsonOf(200, await stock.get(session, params.id, query)),
    }),
    personRoute({
      ...bare,
      method: 'PATCH',
      path: `${path}/products/{id}`,
      operationId: 'change_stock_item',
      permission: { judged: 'move_stock' },
      tag,
      summary: 'Cambiar el mínimo de un producto, o si se controla',
      params: idParams,
      body: stockItemPatch,
      answers: [item],
      problems: ['not_found', ...refusals],
      example: { environment: 'live', minimum: '6' },
      handle: async ({ session, params, body }) => jsonOf(200, await stock.change(session, params.id, body)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/products/{id}/movements`,
      operationId: 'list_stock_movements',
      permission: 'signed_in',
      tag,
      summary: 'Listar los movimientos de un producto',
      description: 'El último primero; también los que hicieron los documentos.',
      params: idParams,
      query: stockMovementListQuery,
      answers: [{ status: 200, description: 'Una página', schema: stockMovementList }],
      problems: ['invalid_cursor'],
      handle: async ({ session, params, query }) => {
        return keysetReply(await stock.movements(session, params.id, query));
      },
    }),
  ];
}
