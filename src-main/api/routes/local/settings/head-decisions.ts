import { headDecisions, headDecisionsQuery } from '../../../../contract/head/stations/head-decisions.ts';
import type { ReadDecisions } from '../../../../counter/head-office/read-decisions.ts';
import { json } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** What is the head office's to change, so that nobody tries it here. */
export function headDecisionRoutes(readDecisions: ReadDecisions): readonly Route[] {
  return [
    personRoute({
      ...bare,
      path: '/v1/local/head-office/decisions',
      tag: 'Configuración',
      permission: 'signed_in',
      method: 'GET',
      operationId: 'retrieve_head_decisions',
      summary: 'Saber qué lleva la matriz y no se cambia en esta caja',
      query: headDecisionsQuery,
      answers: [{ status: 200, description: 'Lo que lleva la matriz', schema: headDecisions }],
      problems: [],
      handle: async ({ query }) => json(200, await readDecisions(query.product_id ?? [])),
    }),
  ];
}
