import type { Removals } from '../../../../counter/removals/removals.ts';
import { empty, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

/** What a person removed, for as long as they may want it back. */
export function removalRoutes(removals: Pick<Removals, 'undo'>): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/removals/{id}/undo',
      operationId: 'undo_removal',
      permission: 'signed_in',
      tag: 'Mostrador',
      summary: 'Deshacer un borrado',
      description:
        'Devuelve un cliente, un producto, una lista de precios, una venta guardada, un borrador, una vista o una ' +
        'compra tal como estaba, con lo que le pertenece. Solo puede quien lo borró, en la misma sesión y hasta diez ' +
        'minutos después.',
      params: idParams,
      answers: [{ status: 204, description: 'Está otra vez' }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ session, params }) => {
        const undone = await removals.undo(session, params.id);
        return undone.ok ? empty() : refuse(undone.problem);
      },
    }),
  ];
}
