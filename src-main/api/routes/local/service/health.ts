import { health, healthQuery } from '../../../../contract/local.ts';
import { json } from '../../../routing/answers/reply.ts';
import { bare, publicRoute, type Route } from '../../../routing/route.ts';

/** Whether the service is there: its name and version, nothing of the business. */
export function healthRoutes(version: string, prove: (challenge: string) => string): readonly Route[] {
  return [
    publicRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/health',
      operationId: 'check_health',
      tag: 'Servicio',
      summary: 'Saber si el servicio está en marcha',
      description: 'Con `challenge`, prueba además ser el servicio que escribió `service.json`.',
      query: healthQuery,
      answers: [{ status: 200, description: 'Está en marcha', schema: health }],
      problems: [],
      handle: async ({ query: { challenge } }) =>
        json(200, {
          name: 'mostrador',
          version,
          ...(challenge !== undefined && { proof: prove(challenge) }),
        }),
    }),
  ];
}
