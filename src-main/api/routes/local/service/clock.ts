import type { Clock } from '../../../../clock/make-clock.ts';
import { clockResource } from '../../../../contract/clock.ts';
import { json } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** The computer's clock, which dates every document. */
export function clockRoutes(clock: Pick<Clock, 'read' | 'confirm'>): readonly Route[] {
  const answers = [{ status: 200, description: 'El reloj', schema: clockResource }] as const;
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/clock',
      operationId: 'retrieve_clock',
      permission: 'signed_in',
      tag: 'Servicio',
      summary: 'Si el reloj del computador es de fiar',
      description:
        'Se compara con la hora que dice el SRI en sus respuestas, con lo que el computador ya dijo antes y con los documentos emitidos.',
      answers,
      problems: [],
      handle: async () => json(200, clock.read()),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/clock/confirm',
      operationId: 'confirm_clock',
      permission: 'manage_settings',
      tag: 'Servicio',
      summary: 'Confirmar que el reloj está en hora ahora',
      description:
        'Lo que se sabía en su contra se olvida, y queda en los sucesos. Si el SRI vuelve a contradecirlo, se bloquea otra vez.',
      answers,
      problems: [],
      handle: async () => json(200, await clock.confirm()),
    }),
  ];
}
