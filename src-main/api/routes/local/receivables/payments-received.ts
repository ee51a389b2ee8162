import { listOf } from '../../../../contract/list.ts';
import { printJobResource } from '../../../../contract/printing/print-job.ts';
import {
  paymentReceived,
  paymentReceivedBody,
  paymentReceivedListQuery,
  paymentReversalBody,
  slipPrintBody,
} from '../../../../contract/receivables/payment-received.ts';
import type { Receivables } from '../../../../counter/receivables/receivables.ts';
import type { SlipPrinting } from '../../../../counter/receivables/slip-printing.ts';
import { jsonOf, keysetReply, madeReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Cuentas por cobrar';
const path = '/v1/local/receivables/payments';
const refusals = [
  'operator_required',
  'operator_not_allowed',
  'storage_full',
  'idempotency_key_reused',
] as const;
const again = {
  status: 200,
  description: 'El mismo, con la misma Idempotency-Key',
  schema: paymentReceived,
} as const;

/** What customers pay of what they owe. */
export function paymentReceivedRoutes(receivables: Receivables, slips: SlipPrinting): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_payments_received',
      permission: 'receive_payments',
      tag,
      summary: 'Listar los cobros',
      description: 'El último primero; también las reversiones, con su valor bajo cero.',
      query: paymentReceivedListQuery,
      answers: [{ status: 200, description: 'Una página', schema: listOf(paymentReceived) }],
      problems: ['invalid_cursor'],
      handle: async ({ caller, query }) => keysetReply(await receivables.payments(caller, query)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'receive_payment',
      permission: { judged: 'receive_payments' },
      tag,
      summary: 'Cobrar una deuda',
      description:
        'Paga lo más antiguo primero, o lo que se elija, y nunca más de lo que se debe. El efectivo entra en un turno de caja ' +
        'abierto, donde X y Z lo cuentan aparte de las ventas. No es un comprobante del SRI: la venta ya se declaró.',
      body: paymentReceivedBody,
      idempotent: true,
      answers: [{ status: 201, description: 'El cobro', schema: paymentReceived }, again],
      problems: [...refusals],
      example: { identification: '1710034065', amount: '25.00', method: 'otros_sistema_financiero' },
      handle: async ({ caller, body, idempotencyKey }) =>
        madeReply(await receivables.receive(caller, body, idempotencyKey)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_payment_received',
      permission: 'receive_payments',
      tag,
      summary: 'Consultar un cobro',
      params: idParams,
      answers: [{ status: 200, description: 'El cobro', schema: paymentReceived }],
      problems: ['not_found'],
      handle: async ({ caller, params }) => jsonOf(200, await receivables.payment(caller, params.id)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/reverse`,
      operationId: 'reverse_payment',
      permission: { judged: 'reverse_payments' },
      tag,
      summary: 'Reversar un cobro',
      description:
        'Con otro cobro de valor contrario, que lo deja sin efecto: ninguno se borra. El efectivo sale de un turno de caja abierto. ' +
        'Quien no puede por sí mismo necesita una aprobación de `reverse_payments`.',
      params: idParams,
      body: paymentReversalBody,
      idempotent: true,
      answers: [{ status: 201, description: 'La reversión', schema: paymentReceived }, again],
      problems: ['not_found', 'invalid_state', ...refusals],
      example: { reason: 'Se cobró a otro cliente' },
      handle: async ({ caller, params, body, idempotencyKey: key }) =>
        madeReply(await receivables.reverse(caller, params.id, { body, key })),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/print`,
      operationId: 'print_payment_slip',
      permission: 'receive_payments',
      tag,
      summary: 'Imprimir el comprobante de un cobro',
      description:
        'Responde en cuanto la impresión está guardada. No cobra nada: el cobro ya está anotado, salga o no el papel; desde la ' +
        'segunda vez sale marcado COPIA.',
      params: idParams,
      body: slipPrintBody,
      bodyMayBeMissing: true,
      answers: [{ status: 202, description: 'La impresión, en cola', schema: printJobResource }],
      problems: ['not_found', 'invalid_state', 'storage_full'],
      handle: async ({ caller, params, body }) => jsonOf(202, await slips.print(caller, params.id, body)),
    }),
  ];
}
