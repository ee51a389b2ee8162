import {
  documentDraftBody,
  documentDraftListed,
  documentDraftQuery,
  documentDraftResource,
} from '../../../../contract/documents/document-draft.ts';
import { listOf } from '../../../../contract/list.ts';
import type { Drafts } from '../../../../counter/drafts/drafts.ts';
import { empty, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Documentos de cualquier tipo';
const path = '/v1/local/document-drafts';
const permission = { judged: 'issue_documents' } as const;
const refusals = ['operator_required', 'operator_not_allowed'] as const;

/** Documents that are being written in a window, until they are issued. */
export function documentDraftRoutes(drafts: Drafts): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_document_drafts',
      permission,
      tag,
      summary: 'Listar los borradores',
      description:
        'Los de los tipos que la persona puede emitir, el último escrito primero, sin su contenido.',
      query: documentDraftQuery,
      answers: [{ status: 200, description: 'Todos', schema: listOf(documentDraftListed) }],
      problems: [],
      handle: async ({ session, query }) => {
        const data = await drafts.list(session, query.environment);
        return listReply(data);
      },
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_document_draft',
      permission,
      tag,
      summary: 'Ver un borrador',
      params: idParams,
      answers: [{ status: 200, description: 'Con su contenido', schema: documentDraftResource }],
      problems: ['not_found', ...refusals],
      handle: async ({ session, params }) => jsonOf(200, await drafts.get(session, params.id)),
    }),
    personRoute({
      ...bare,
      method: 'PUT',
      path: `${path}/{id}`,
      operationId: 'put_document_draft',
      permission,
      tag,
      summary: 'Guardar un borrador',
      description:
        'Lo crea o lo reemplaza; el id lo elige quien escribe. El documento se emite con ese id como Idempotency-Key, y al ' +
        'emitirse el borrador se va con él. Se guardan hasta 200 por ambiente.',
      params: idParams,
      body: documentDraftBody,
      answers: [{ status: 200, description: 'El borrador', schema: documentDraftResource }],
      problems: [...refusals, 'invalid_state', 'not_ready', 'storage_full'],
      example: { environment: 'live', type: 'invoice', body: { lines: [] }, label: 'Rosa Cevallos' },
      handle: async ({ session, params, body }) => jsonOf(200, await drafts.put(session, params.id, body)),
    }),
    personRoute({
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'discard_document_draft',
      permission,
      tag,
      summary: 'Descartar un borrador',
      params: idParams,
      answers: [{ status: 204, description: 'Hecho' }],
      problems: ['not_found', ...refusals, 'storage_full'],
      handle: async ({ session, params }) => {
        const discarded = await drafts.discard(session, params.id);
        return discarded.ok ? empty() : refuse(discarded.problem);
      },
    }),
  ];
}
