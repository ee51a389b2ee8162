import { syncResource } from '../../../../contract/delivery/sync.ts';
import type { Sync } from '../../../../sync/start-sync.ts';
import { json } from '../../../routing/answers/reply.ts';
import { bare, personOrKeyRoute, personRoute, type Route } from '../../../routing/route.ts';

/** How delivery to the authority stands, and what a person does about it. */
export function syncRoutes(sync: Pick<Sync, 'state' | 'pause' | 'resume' | 'tryNow'>): readonly Route[] {
  const answers = [{ status: 200, description: 'El estado de la entrega', schema: syncResource }];
  const facts = { ...bare, tag: 'Servicio', answers };
  return [
    personOrKeyRoute('config', {
      ...facts,
      method: 'GET',
      path: '/v1/local/sync',
      operationId: 'retrieve_sync',
      permission: 'signed_in',
      summary: 'Cómo va la entrega a la autoridad',
      description: 'Con una clave, la de su ambiente; con la sesión de una persona, la de todos.',
      problems: [],
      handle: async ({ identity }) =>
        json(200, await sync.state(identity.kind === 'key' ? identity.caller.environment : undefined)),
    }),
    personRoute({
      ...facts,
      method: 'POST',
      path: '/v1/local/sync/pause',
      operationId: 'pause_sync',
      permission: 'manage_settings',
      summary: 'Pausar la entrega',
      description:
        'Nada sale hacia el SRI hasta reanudarla, ni siquiera al reiniciar el programa. Se sigue vendiendo: los ' +
        'documentos se numeran y se firman, y lo que ya está en camino termina.',
      problems: [],
      handle: async () => json(200, await sync.pause()),
    }),
    personRoute({
      ...facts,
      method: 'POST',
      path: '/v1/local/sync/resume',
      operationId: 'resume_sync',
      permission: 'manage_settings',
      summary: 'Reanudar la entrega',
      problems: [],
      handle: async () => json(200, await sync.resume()),
    }),
    personRoute({
      ...facts,
      method: 'POST',
      path: '/v1/local/sync/try-now',
      operationId: 'try_sync_now',
      permission: 'signed_in',
      summary: 'Intentar ahora',
      description: 'Intenta ya todo lo que espera su turno. Una pausa no termina con esto.',
      problems: [],
      handle: async () => json(200, await sync.tryNow()),
    }),
  ];
}
