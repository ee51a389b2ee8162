import type { Business } from '../../../../business/business.ts';
import { workspaceResource } from '../../../../contract/business/workspace.ts';
import { json } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** What the window needs to know when it opens. */
export function workspaceRoutes(business: Business): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/workspace',
      operationId: 'retrieve_workspace',
      permission: 'signed_in',
      tag: 'Servicio',
      summary: 'Los negocios y ambientes en que se puede trabajar',
      answers: [{ status: 200, description: 'El lugar de trabajo', schema: workspaceResource }],
      problems: [],
      handle: async () => json(200, await business.workspace()),
    }),
  ];
}
