import { listOf } from '../../../../contract/list.ts';
import { eventListQuery, eventResource } from '../../../../contract/webhooks/event.ts';
import type { ActivityLog } from '../../../../reading/events/activity-log.ts';
import { keysetReply } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** What happened to the installation: the line, the certificate, the clock. */
export function eventRoutes(activity: ActivityLog): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/events',
      operationId: 'list_events',
      permission: 'signed_in',
      tag: 'Servicio',
      summary: 'Ver lo sucedido',
      description: 'Del más nuevo al más antiguo: la línea, el certificado, el reloj, las series.',
      query: eventListQuery,
      answers: [{ status: 200, description: 'Una página', schema: listOf(eventResource) }],
      problems: ['invalid_cursor'],
      handle: async ({ query }) => {
        return keysetReply(await activity.list(query));
      },
    }),
  ];
}
