import {
  productCost,
  productCostBody,
  productCostList,
  productCostQuery,
} from '../../../../contract/catalog/cost.ts';
import type { Costs } from '../../../../counter/costs/costs.ts';
import { jsonOf, listReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Productos';

/** What products cost and what is earned of them. No other answer about products has it. */
export function costRoutes(costs: Costs): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/products/costs',
      operationId: 'list_product_costs',
      permission: 'read_costs',
      tag,
      summary: 'Ver el costo y el margen de unos productos',
      description:
        'De los que existen, sin orden. Cada ambiente lleva sus existencias, y con ellas sus promedios.',
      query: productCostQuery,
      answers: [{ status: 200, description: 'Uno por producto', schema: productCostList }],
      problems: [],
      handle: async ({ query: { environment, product_ids: ids } }) =>
        listReply(await costs.list(environment, ids.split(','))),
    }),
    personRoute({
      ...bare,
      method: 'PUT',
      path: '/v1/local/products/{id}/cost',
      operationId: 'state_product_cost',
      permission: 'read_costs',
      tag,
      summary: 'Anotar el costo de un producto',
      description:
        'Desde ahora todo lo que hay cuesta eso, en todos los ambientes; si se controla, el promedio sigue desde ahí. ' +
        '`null`: no se conoce. Pide además poder cambiar productos. Lo ya vendido conserva su costo.',
      params: idParams,
      body: productCostBody,
      answers: [{ status: 200, description: 'El costo y el margen', schema: productCost }],
      problems: ['not_found', 'operator_required', 'operator_not_allowed'],
      example: { environment: 'live', unit_cost: '2.85' },
      handle: async ({ session, params, body }) => jsonOf(200, await costs.state(session, params.id, body)),
    }),
  ];
}
