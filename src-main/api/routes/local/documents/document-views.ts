import {
  documentView,
  documentViewBody,
  documentViewPatch,
} from '../../../../contract/documents/lists/document-view.ts';
import { listOf } from '../../../../contract/list.ts';
import type { DocumentViews } from '../../../../counter/document-views/document-views.ts';
import { empty, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Documentos de la ventana';
const path = '/v1/local/document-views';
const one = { status: 200, description: 'La vista', schema: documentView } as const;
const refusals = ['operator_required', 'operator_not_allowed'] as const;

/** Lists of documents kept under a name. */
export function documentViewRoutes(views: DocumentViews): readonly Route[] {
  const common = { ...bare, permission: 'read_documents', tag } as const;
  return [
    personRoute({
      ...common,
      method: 'GET',
      path,
      operationId: 'list_document_views',
      summary: 'Listar las vistas guardadas',
      description: 'Las del negocio y las de quien está en la ventana, por nombre.',
      answers: [{ status: 200, description: 'Todas', schema: listOf(documentView) }],
      problems: [],
      handle: async ({ session }) => {
        const data = await views.list(session);
        return listReply(data);
      },
    }),
    personRoute({
      ...common,
      method: 'POST',
      path,
      operationId: 'create_document_view',
      summary: 'Guardar una vista',
      description:
        'Filtros de la lista, con un nombre. Las del negocio las guarda quien puede ver los reportes.',
      body: documentViewBody,
      answers: [{ ...one, status: 201 }],
      problems: [...refusals, 'invalid_state', 'storage_full'],
      example: { name: 'Retenciones del mes', filters: { tipo: 'withholding', fechas: 'this_month' } },
      handle: async ({ session, body }) => jsonOf(201, await views.create(session, body)),
    }),
    personRoute({
      ...common,
      method: 'PATCH',
      path: `${path}/{id}`,
      operationId: 'update_document_view',
      summary: 'Cambiar una vista',
      params: idParams,
      body: documentViewPatch,
      answers: [one],
      problems: ['not_found', ...refusals, 'storage_full'],
      example: { name: 'Retenciones' },
      handle: async ({ session, params, body }) => jsonOf(200, await views.change(session, params.id, body)),
    }),
    personRoute({
      ...common,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'delete_document_view',
      summary: 'Borrar una vista',
      params: idParams,
      answers: [{ status: 204, description: 'Hecho' }],
      problems: ['not_found', ...refusals, 'storage_full'],
      handle: async ({ session, params }) => {
        const removed = await views.remove(session, params.id);
        return removed.ok ? empty() : refuse(removed.problem);
      },
    }),
  ];
}
