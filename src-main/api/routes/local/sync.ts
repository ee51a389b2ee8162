import { syncResource } from '../../../contract/local.ts';
import { json } from '../../route/reply.ts';
import { bare, personOrKeyRoute, type Route } from '../../route/route.ts';
import type { ApiServices } from '../../services.ts';

/** How delivery to the authority stands. */
export function syncRoutes(sync: ApiServices['sync']): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/sync',
      operationId: 'retrieve_sync',
      tag: 'Servicio',
      summary: 'Cómo va la entrega a la autoridad',
      description: 'Con una clave, la de su ambiente; con la sesión de una persona, la de todos.',
      answers: [{ status: 200, description: 'El estado de la entrega', schema: syncResource }],
      problems: [],
      handle: async ({ identity }) =>
        json(200, await sync.state(identity.kind === 'key' ? identity.caller.environment : undefined)),
    }),
  ];
}
