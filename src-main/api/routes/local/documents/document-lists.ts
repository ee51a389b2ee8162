import { documentTotals } from '../../../../contract/documents/lists/document-totals.ts';
import { listedDocument, listedDocumentQuery } from '../../../../contract/documents/lists/listed-document.ts';
import { relatedDocument } from '../../../../contract/documents/related-document.ts';
import { shopFilters } from '../../../../contract/head/shop-filters.ts';
import { documentFilterQuery, documentListOf, listOf } from '../../../../contract/list.ts';
import type { DocumentLists, DocumentRows } from '../../../../reading/documents/document-lists.ts';
import { json, listReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../../routing/route.ts';

const listedShopQuery = listedDocumentQuery.extend(shopFilters);
const shopFilterQuery = documentFilterQuery.extend(shopFilters);

const tag = 'Documentos de la ventana';
const path = '/v1/local/documents';

/** What the window asks of documents beside themselves: lists of them, and the ways from one to another. */
export function documentListRoutes(lists: DocumentLists): readonly Route[] {
  return [...documentRowRoutes(lists), relatedRoute(lists)];
}

interface ListOptions {
  /** Whether documents come from many shops, which a list then shows: at a head office. */
  readonly ofManyShops?: boolean;
}

/** The list of documents as the window shows it: any stretch of it, and what it comes to. */
export function documentRowRoutes(
  lists: DocumentRows,
  { ofManyShops = false }: ListOptions = {},
): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_rows_of_documents',
      permission: 'read_documents',
      tag,
      summary: 'Listar filas de documentos',
      description:
        'Lo que muestra una lista, desde cualquier lugar de ella: `offset` documentos más nuevos van antes. Quien ' +
        'necesita los documentos enteros, o no perder ninguno mientras se emiten otros, usa `GET /v1/ec/documents`.',
      query: ofManyShops ? listedShopQuery : listedDocumentQuery,
      answers: [{ status: 200, description: 'Las filas', schema: documentListOf(listedDocument) }],
      problems: [],
      handle: async ({ caller, query, signal }) => {
        const { data, total } = await lists.rows(caller, query, signal());
        return listReply(data, { total, offset: query.offset });
      },
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/totals`,
      operationId: 'total_documents',
      permission: 'read_reports',
      tag,
      summary: 'Cuánto suman los documentos de una lista',
      description:
        'Con los filtros de la lista: cuántos son, su base por tarifa, su IVA y su total, por tipo y estado. Las notas de ' +
        'crédito restan.',
      query: ofManyShops ? shopFilterQuery : documentFilterQuery,
      answers: [{ status: 200, description: 'Las sumas', schema: documentTotals }],
      problems: [],
      handle: async ({ caller, query, signal }) => json(200, await lists.totals(caller, query, signal())),
    }),
  ];
}

function relatedRoute(lists: Pick<DocumentLists, 'related'>): Route {
  return keyRoute('read', {
    ...bare,
    method: 'GET',
    path: `${path}/{id}/related`,
    operationId: 'list_related_documents',
    permission: 'read_documents',
    tag,
    summary: 'Listar los documentos relacionados con uno',
    description:
      'Los que nombra y los que lo nombran: factura y notas de crédito o débito, guías, retenciones de una liquidación; ' +
      'y el que se emitió en lugar de otro. Hasta 100.',
    params: idParams,
    answers: [{ status: 200, description: 'Todos', schema: listOf(relatedDocument) }],
    problems: [],
    handle: async ({ caller, params }) => {
      const data = await lists.related(caller, params.id);
      return listReply(data);
    },
  });
}
