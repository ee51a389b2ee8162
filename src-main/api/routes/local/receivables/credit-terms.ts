import { customerResource } from '../../../../contract/catalog/customer.ts';
import { creditTermsBody } from '../../../../contract/receivables/receivable.ts';
import type { Customers } from '../../../../counter/catalog/customers.ts';
import type { Receivables } from '../../../../counter/receivables/receivables.ts';
import { jsonOf, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personOrKeyRoute, type Route } from '../../../routing/route.ts';

/** What a shop agrees with a customer who buys on credit. */
export function creditTermRoutes(
  receivables: Receivables,
  customers: Pick<Customers, 'get'>,
): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'PUT',
      path: '/v1/local/customers/{id}/credit-terms',
      operationId: 'set_credit_terms',
      permission: 'manage_credit',
      tag: 'Clientes',
      summary: 'Cambiar el crédito de un cliente',
      description:
        'Hasta cuánto puede deber y en cuántos días vence lo que se le vende a crédito. Una venta del mostrador que pasa el ' +
        'límite necesita una aprobación de `sell_over_credit_limit`.',
      params: idParams,
      body: creditTermsBody,
      answers: [{ status: 200, description: 'El cliente', schema: customerResource }],
      problems: ['not_found', 'storage_full'],
      example: { credit_limit: '150.00', credit_days: 30 },
      handle: async ({ params, body }) => {
        const changed = await receivables.setCreditTerms(params.id, body);
        return changed.ok ? jsonOf(200, await customers.get(params.id)) : refuse(changed.problem);
      },
    }),
  ];
}
