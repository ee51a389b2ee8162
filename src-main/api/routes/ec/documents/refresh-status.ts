import type { Issuing } from '../../../../issuing/issuing.ts';
import { json, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../../routing/route.ts';
import { resourceSchemaOf } from '../../document-schemas.ts';

/** Asking the authority now, without waiting for the scheduled check. */
export function refreshStatusRoutes(issuing: Issuing): readonly Route[] {
  const schema = resourceSchemaOf(undefined);
  return [
    keyRoute('read', {
      ...bare,
      method: 'POST',
      path: '/v1/ec/documents/{id}/refresh-status',
      operationId: 'refresh_document_status',
      permission: 'read_documents',
      tag: 'Documentos de cualquier tipo',
      summary: 'Consultar ahora su estado en el SRI',
      description:
        'Para uno enviado y sin decisión, también el que espera a una persona por `authorization_mismatch`: la consulta queda en cola y su resultado llega como siempre (`wait`, el ' +
        'documento, un webhook). Cada documento, como mucho una vez cada 10 segundos. El servicio consulta también por ' +
        'su cuenta.',
      params: idParams,
      answers: [
        { status: 202, description: 'La consulta quedó en cola', schema },
        { status: 200, description: 'Pendiente de envío o ya decidido: nada se encoló', schema },
      ],
      problems: ['not_found', 'refresh_too_soon'],
      handle: async ({ caller, params }) => {
        const refreshed = await issuing.refresh(caller, params.id);
        if (!refreshed.ok) return refuse(refreshed.problem);
        const { document, queued } = refreshed.value;
        return json(queued ? 202 : 200, document);
      },
    }),
  ];
}
