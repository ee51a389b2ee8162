import { cashReport } from '../../../../contract/counter/cash-report.ts';
import {
  cashClosingBody,
  cashMovementBody,
  cashMovementResource,
  cashSaleBody,
  cashSaleResource,
  cashSessionBody,
  cashSessionListQuery,
  cashSessionResource,
  xReportBody,
} from '../../../../contract/counter/cash-session.ts';
import { listOf } from '../../../../contract/list.ts';
import type { CashSessions } from '../../../../counter/cash/cash-sessions.ts';
import { jsonOf, keysetReply, listReply, madeReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Mostrador';
const path = '/v1/local/cash-sessions';
const refusals = ['operator_required', 'operator_not_allowed', 'invalid_state', 'storage_full'] as const;
const report = { status: 200, description: 'El reporte', schema: cashReport } as const;

/** What each person takes at a till, from opening it to closing it. Nothing here waits for the authority. */
export function cashSessionRoutes(cashSessions: CashSessions): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_cash_sessions',
      permission: 'signed_in',
      tag,
      summary: 'Listar los turnos de caja',
      description: 'Del más nuevo al más viejo. `status=open` con `till_id` dice si una caja está abierta.',
      query: cashSessionListQuery,
      answers: [{ status: 200, description: 'Una página', schema: listOf(cashSessionResource) }],
      problems: ['invalid_cursor'],
      handle: async ({ query }) => {
        return keysetReply(await cashSessions.list(query));
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path,
      operationId: 'open_cash_session',
      permission: { judged: 'open_cash_session' },
      tag,
      summary: 'Abrir una caja',
      description:
        'A nombre de quien ingresó su PIN. Cada caja tiene un turno abierto a la vez. Los documentos que se emiten con ' +
        '`metadata.cash_session` igual a este id se cuentan aquí, en la misma transacción que los emite.',
      body: cashSessionBody,
      idempotent: true,
      answers: [
        { status: 201, description: 'El turno', schema: cashSessionResource },
        { status: 200, description: 'El mismo, con la misma Idempotency-Key', schema: cashSessionResource },
      ],
      problems: [...refusals, 'idempotency_key_reused'],
      example: { till_id: '01970000-0000-7000-8000-000000000000', opening_float: '50.00' },
      handle: async ({ session, body, idempotencyKey }) =>
        madeReply(await cashSessions.open(session, body, idempotencyKey)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_cash_session',
      permission: 'signed_in',
      tag,
      summary: 'Consultar un turno de caja',
      description: 'Mientras está abierto no dice cuánto hay: el cierre se cuenta a ciegas.',
      params: idParams,
      answers: [{ status: 200, description: 'El turno', schema: cashSessionResource }],
      problems: ['not_found'],
      handle: async ({ params }) => jsonOf(200, await cashSessions.get(params.id)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/{id}/movements`,
      operationId: 'list_cash_movements',
      permission: 'signed_in',
      tag,
      summary: 'Listar ingresos y egresos',
      params: idParams,
      answers: [
        { status: 200, description: 'Todos, el último primero', schema: listOf(cashMovementResource) },
      ],
      problems: ['not_found'],
      handle: async ({ params }) => {
        const listed = await cashSessions.movements(params.id);
        if (!listed.ok) return refuse(listed.problem);
        return listReply(listed.value);
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/movements`,
      operationId: 'create_cash_movement',
      permission: { judged: 'move_cash' },
      tag,
      summary: 'Anotar un ingreso o egreso',
      description:
        'Dinero que entra o sale del cajón sin ser venta, con su motivo. No se borra: se corrige con otro.',
      params: idParams,
      body: cashMovementBody,
      idempotent: true,
      answers: [
        { status: 201, description: 'El movimiento', schema: cashMovementResource },
        { status: 200, description: 'El mismo, con la misma Idempotency-Key', schema: cashMovementResource },
      ],
      problems: ['not_found', ...refusals, 'idempotency_key_reused'],
      example: { direction: 'out', amount: '12.50', reason: 'Pago del agua' },
      handle: async ({ session, params, body, idempotencyKey: key }) =>
        madeReply(await cashSessions.move(session, params.id, { body, key })),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/sales`,
      operationId: 'tell_cash_sale',
      permission: 'sell',
      tag,
      summary: 'Decir cómo se cobró una venta',
      description:
        'Lo entregado, el vuelto y el voucher, o cómo se devolvió una nota de crédito (también lo dicen su ' +
        '`metadata.refund_method` o sus `refunds`). Cuenta el documento en este turno si aún no lo estaba. Repetirlo no lo cuenta otra vez.',
      params: idParams,
      body: cashSaleBody,
      answers: [{ status: 200, description: 'Lo anotado', schema: cashSaleResource }],
      problems: ['not_found', 'invalid_state', 'storage_full'],
      example: { document_id: '01970000-0000-7000-8000-000000000000', tendered: '20.00' },
      handle: async ({ params, body }) => jsonOf(200, await cashSessions.recordSale(params.id, body)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/x`,
      operationId: 'make_x_report',
      permission: { judged: 'read_x_report' },
      tag,
      summary: 'Sacar el reporte X',
      description:
        'Cómo va el turno, cuantas veces se quiera; no guarda ni cierra nada. Dice lo que debería haber en el cajón: ' +
        'quien va a contar a ciegas necesita una aprobación de `read_x_report`.',
      params: idParams,
      body: xReportBody,
      bodyMayBeMissing: true,
      answers: [report],
      problems: ['not_found', ...refusals],
      handle: async ({ session, params, body }) =>
        jsonOf(200, await cashSessions.xReport(session, params.id, body.approval_id)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/close`,
      operationId: 'close_cash_session',
      permission: { judged: 'close_cash_session' },
      tag,
      summary: 'Cerrar la caja con el Z',
      description:
        'Con lo contado por denominación. El Z toma el número siguiente de la caja y no cambia nunca más. No espera a los ' +
        'documentos que aún no llegan al SRI. Repetido con el mismo conteo responde el mismo Z.',
      params: idParams,
      body: cashClosingBody,
      answers: [{ ...report, description: 'El Z' }],
      problems: ['not_found', ...refusals],
      example: {
        count: [
          { denomination: 'note_20', quantity: 3 },
          { denomination: 'coin_025', quantity: 14 },
        ],
      },
      handle: async ({ session, params, body }) =>
        jsonOf(200, await cashSessions.close(session, params.id, body)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/{id}/z`,
      operationId: 'reprint_z_report',
      permission: 'signed_in',
      tag,
      summary: 'Reimprimir el Z',
      description: 'El mismo, con su hora original, y `copy` que dice COPIA.',
      params: idParams,
      answers: [{ ...report, description: 'El Z, como copia' }],
      problems: ['not_found', 'not_ready'],
      handle: async ({ params }) => jsonOf(200, await cashSessions.zReport(params.id)),
    }),
  ];
}
