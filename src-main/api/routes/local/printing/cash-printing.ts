import { cashPrintBody } from '../../../../contract/counter/cash-printing.ts';
import { printJobResource } from '../../../../contract/printing/print-job.ts';
import type { CashPrinting } from '../../../../counter/cash/cash-printing.ts';
import { jsonOf } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

/** X and Z on paper. */
export function cashPrintingRoutes(cashPrinting: CashPrinting): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/cash-sessions/{id}/print',
      operationId: 'print_cash_report',
      permission: { judged: 'read_x_report' },
      tag: 'Mostrador',
      summary: 'Imprimir el X o el Z',
      description:
        'Responde en cuanto la impresión está guardada, como todas. El X sale como está el turno ahora, con el mismo ' +
        'permiso que para verlo. El Z es siempre el mismo, con su hora original: desde la segunda vez sale marcado COPIA.',
      params: idParams,
      body: cashPrintBody,
      answers: [{ status: 202, description: 'La impresión, en cola', schema: printJobResource }],
      problems: [
        'not_found',
        'not_ready',
        'invalid_state',
        'operator_required',
        'operator_not_allowed',
        'storage_full',
      ],
      example: { report: 'z' },
      handle: async ({ session, params, body }) =>
        jsonOf(202, await cashPrinting.print(session, params.id, body)),
    }),
  ];
}
