import { staffEvent, staffEventListQuery } from '../../../../contract/counter/staff-event.ts';
import { listOf } from '../../../../contract/list.ts';
import type { StaffLog } from '../../../../counter/staff-log/staff-log.ts';
import { keysetReply } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** What was done by and to the people who work here. */
export function staffEventRoutes(staffLog: StaffLog): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/staff-events',
      operationId: 'list_staff_events',
      permission: 'read_approvals',
      tag: 'Mostrador',
      summary: 'Ver la actividad de las personas',
      description:
        'Quién ingresó y salió, los PIN equivocados, lo que se aprobó o no, y los cambios de personas, PIN y roles; de lo ' +
        'último a lo primero. No se borra ni se cambia.',
      query: staffEventListQuery,
      answers: [{ status: 200, description: 'Una página', schema: listOf(staffEvent) }],
      problems: ['invalid_cursor'],
      handle: async ({ query }) => keysetReply(await staffLog.list(query)),
    }),
  ];
}
