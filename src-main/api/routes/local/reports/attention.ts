import { attentionResource } from '../../../../contract/reports/attention.ts';
import type { Attention } from '../../../../reports/attention/attention.ts';
import { json } from '../../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';

/** What needs a person. */
export function attentionRoutes(attention: Attention): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/local/attention',
      operationId: 'read_attention',
      permission: 'read_reports',
      tag: 'Informes',
      summary: 'Ver lo que necesita a una persona',
      description:
        'Documentos rechazados o sin decisión desde un día anterior, la firma que vence, respaldos atrasados y números ' +
        'que faltan en una serie. Lo que se arregla solo no está.',
      answers: [{ status: 200, description: 'Lo que espera', schema: attentionResource }],
      problems: [],
      handle: async ({ caller }) => json(200, await attention.read(caller)),
    }),
  ];
}
