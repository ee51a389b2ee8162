import {
  openingBalance,
  openingBalanceBody,
  openingBalanceReversalBody,
} from '../../../../contract/receivables/opening-balance.ts';
import type { Receivables } from '../../../../counter/receivables/receivables.ts';
import { jsonOf, madeReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Cuentas por cobrar';
const path = '/v1/local/receivables/opening-balances';
const refusals = ['operator_required', 'storage_full'] as const;

/** What customers owed before the program. */
export function openingBalanceRoutes(receivables: Receivables): readonly Route[] {
  return [
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'enter_opening_balance',
      permission: 'manage_credit',
      tag,
      summary: 'Anotar un saldo inicial',
      description:
        'Lo que un cliente debía antes del programa, como en el cuaderno: cada deuda con su fecha.',
      body: openingBalanceBody,
      idempotent: true,
      answers: [
        { status: 201, description: 'El saldo inicial', schema: openingBalance },
        { status: 200, description: 'El mismo, con la misma Idempotency-Key', schema: openingBalance },
      ],
      problems: [...refusals, 'idempotency_key_reused'],
      exampleOn: (today) => ({
        identification: '1710034065',
        name: 'Ana Pérez',
        amount: '40.00',
        issued_on: today,
        reference: 'Cuaderno, página 12',
      }),
      handle: async ({ caller, body, idempotencyKey }) =>
        madeReply(await receivables.enterOpeningBalance(caller, body, idempotencyKey)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/cancel`,
      operationId: 'cancel_opening_balance',
      permission: 'manage_credit',
      tag,
      summary: 'Dejar sin efecto un saldo inicial',
      description:
        'Con otro de valor contrario. Uno que ya tiene cobros no se deja sin efecto antes de reversarlos.',
      params: idParams,
      body: openingBalanceReversalBody,
      answers: [{ status: 200, description: 'El que lo deja sin efecto', schema: openingBalance }],
      problems: ['not_found', 'invalid_state', ...refusals],
      example: { reason: 'Estaba anotado dos veces' },
      handle: async ({ caller, params, body }) =>
        jsonOf(200, await receivables.cancelOpeningBalance(caller, params.id, body)),
    }),
  ];
}
