import { waitingDocument, waitingListQuery } from '../../../../contract/documents/lists/waiting-document.ts';
import { listOf } from '../../../../contract/list.ts';
import type { WaitingDocuments } from '../../../../reading/lists/list-waiting.ts';
import { keysetReply } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** What waits for the authority, and what waits for a person. */
export function waitingRoutes(waiting: WaitingDocuments): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/sync/waiting',
      operationId: 'list_waiting_documents',
      permission: 'read_documents',
      tag: 'Servicio',
      summary: 'Listar los documentos que esperan',
      description:
        'Del más antiguo al más nuevo, de todos los ambientes, con lo que impide avanzar a cada uno. `decision=true`: ' +
        'solo los que esperan a que una persona decida.',
      query: waitingListQuery,
      answers: [{ status: 200, description: 'Una página', schema: listOf(waitingDocument) }],
      problems: ['invalid_cursor'],
      handle: async ({ query }) => {
        return keysetReply(await waiting.list(query));
      },
    }),
  ];
}
