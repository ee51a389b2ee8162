import { approvalListQuery, approvalRecord } from '../../../../contract/counter/approval.ts';
import { listOf } from '../../../../contract/list.ts';
import type { Approvals } from '../../../../counter/approvals/approvals.ts';
import { keysetReply } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** Who let whom do what at the counter. */
export function approvalRoutes(approvals: Approvals): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/approvals',
      operationId: 'list_approvals',
      permission: 'read_approvals',
      tag: 'Mostrador',
      summary: 'Listar las aprobaciones',
      description:
        'Todo lo que alguien aprobó a otra persona, de lo último a lo primero; no se borra ni se cambia. Para quien ' +
        'administra. Un documento nombra las suyas en `metadata.approvals`, con comas.',
      query: approvalListQuery,
      answers: [{ status: 200, description: 'Una página', schema: listOf(approvalRecord) }],
      problems: ['invalid_cursor', 'operator_required', 'operator_not_allowed'],
      handle: async ({ query }) => keysetReply(await approvals.list(query)),
    }),
  ];
}
