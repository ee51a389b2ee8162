import { z } from 'zod';
import {
  receivableList,
  receivableListQuery,
  receivableWithDebts,
} from '../../../../contract/receivables/receivable.ts';
import type { Receivables } from '../../../../counter/receivables/receivables.ts';
import { text } from '../../../../documents/values/text.ts';
import { json, jsonOf } from '../../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Cuentas por cobrar';
const path = '/v1/local/receivables';
export const debtorParams = z.strictObject({ identification: text(20) });

/** Who owes what, in the business and environment of the key. */
export function receivableRoutes(receivables: Receivables): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_receivables',
      permission: 'read_receivables',
      tag,
      summary: 'Listar quién debe',
      description:
        'Cada cliente con lo que debe, lo vencido y su antigüedad en días, y lo que suman todos. Debe quien compró a crédito ' +
        '(un pago con `term`) con su identificación, menos sus notas de crédito, menos lo que pagó; y lo de antes, por sus ' +
        'saldos iniciales. Nada se anota dos veces: todo sale de los documentos y los cobros.',
      query: receivableListQuery,
      answers: [{ status: 200, description: 'Una página', schema: receivableList }],
      problems: [],
      handle: async ({ caller, query, signal }) => json(200, await receivables.list(caller, query, signal())),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/customers/{identification}`,
      operationId: 'retrieve_receivable',
      permission: 'receive_payments',
      tag,
      summary: 'Ver lo que debe un cliente',
      description:
        'Con cada deuda abierta, en el orden en que se pagan. Quien no debe nada tiene saldo cero.',
      params: debtorParams,
      answers: [{ status: 200, description: 'Lo que debe', schema: receivableWithDebts }],
      problems: [],
      handle: async ({ caller, params: { identification } }) =>
        jsonOf(200, await receivables.get(caller, identification)),
    }),
  ];
}
