import { z } from 'zod';
import { shopFilters } from '../../../../contract/head/shop-filters.ts';
import { documentListOf, documentListQuery, repeatable, waitQuery } from '../../../../contract/list.ts';
import { documentTypes } from '../../../../documents/kinds.ts';
import type { DocumentKind } from '../../../../documents/model/document-kind.ts';
import type { DocumentReader } from '../../../../reading/documents/document-reader.ts';
import { file, json, pdfOf, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, notFound, type Route } from '../../../routing/route.ts';
import type { WaitForDecision } from '../../../routing/wait-for-decision.ts';
import { resourceSchemaOf } from '../../document-schemas.ts';

export interface DocumentRouteParts {
  readonly documents: DocumentReader;
  readonly wait: WaitForDecision;
  /** Absent: documents of any type, under `/v1/ec/documents`. */
  readonly kind?: DocumentKind;
  /** Whether they come from many shops, which a list then shows: at a head office. */
  readonly ofManyShops?: boolean;
}

const retrieveQuery = z.strictObject(waitQuery);
const xmlQuery = z.strictObject({ form: z.literal('signed').optional() });
const rideQuery = z.strictObject({ format: z.enum(['a4', 'ticket80', 'ticket58']).default('a4') });
const anyTypeQuery = z.strictObject({
  ...documentListQuery.shape,
  type: repeatable(z.enum(documentTypes)),
});
const shopQuery = documentListQuery.extend(shopFilters);
const anyTypeShopQuery = anyTypeQuery.extend(shopFilters);

/** Listing, retrieving and the files: the same for each type, and for all of them together. */
export function documentRoutes({
  documents,
  wait,
  kind,
  ofManyShops = false,
}: DocumentRouteParts): readonly Route[] {
  const type = kind?.type;
  const plural = kind?.plural ?? 'documents';
  const path = `/v1/ec/${plural}`;
  const tag = kind?.label ?? 'Documentos de cualquier tipo';
  const name = kind?.type ?? 'document';
  const resource = resourceSchemaOf(kind);
  return [
    listRoute({
      documents,
      kind,
      ofManyShops,
      path,
      tag,
      operationId: `list_${plural.replaceAll('-', '_')}`,
      resource,
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: `retrieve_${name}`,
      permission: 'read_documents',
      tag,
      summary: 'Consultar uno',
      description:
        'Tal como el servicio lo conoce. Con `wait` se espera la decisión de la autoridad hasta 25 segundos.',
      params: idParams,
      query: retrieveQuery,
      answers: [{ status: 200, description: 'El documento', schema: resource }],
      problems: ['not_found'],
      handle: async ({ caller, token, params, query, signal }) => {
        const document = await documents.get(caller, params.id, type);
        if (!document) return refuse(notFound);
        return json(200, await wait({ document, caller, token, seconds: query.wait, signal }));
      },
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}/xml`,
      operationId: `download_${name}_xml`,
      permission: 'read_documents',
      tag,
      summary: 'Descargar el XML',
      description:
        'El de un documento autorizado, en el sobre `<autorizacion>` del SRI, que es como lo esperan los programas de quien ' +
        'lo recibe; el de cualquier otro, solo firmado. Con `form=signed`, siempre el archivo firmado sin sobre.',
      params: idParams,
      query: xmlQuery,
      answers: [{ status: 200, description: 'El comprobante', mediaType: 'application/xml' }],
      problems: ['not_found', 'not_ready'],
      handle: async ({ caller, params, query }) => {
        const xml = await documents.xml(caller, params.id, { type, form: query.form });
        if (!xml.ok) return refuse(xml.problem);
        return file({ ...xml.value, mediaType: 'application/xml', disposition: 'attachment' });
      },
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}/ride`,
      operationId: `print_${name}`,
      permission: 'read_documents',
      tag,
      summary: 'Descargar el RIDE',
      description: 'La representación impresa, en PDF: hoja A4 o tirilla de 80 o 58 mm.',
      params: idParams,
      query: rideQuery,
      answers: [{ status: 200, description: 'El RIDE', mediaType: 'application/pdf' }],
      problems: ['not_found', 'not_ready'],
      handle: async ({ caller, params, query }) =>
        pdfOf(await documents.ride(caller, params.id, query.format, type)),
    }),
  ];
}

interface ListRouteParts {
  readonly documents: DocumentReader;
  readonly kind: DocumentKind | undefined;
  readonly ofManyShops: boolean;
  readonly path: string;
  readonly tag: string;
  readonly operationId: string;
  readonly resource: z.ZodType;
}

function listRoute({ documents, kind, ofManyShops, resource, ...facts }: ListRouteParts): Route {
  const common = {
    ...bare,
    ...facts,
    method: 'GET',
    summary: 'Listar',
    description:
      'De los más nuevos a los más antiguos, por páginas: pase `next_cursor` como `cursor`, con los mismos filtros.',
    answers: [{ status: 200, description: 'Una página', schema: documentListOf(resource) }],
    permission: 'read_documents',
    problems: ['invalid_cursor'],
  } as const;
  if (kind) {
    return keyRoute('read', {
      ...common,
      query: ofManyShops ? shopQuery : documentListQuery,
      handle: async ({ caller, query, signal }) =>
        pageReply(await documents.list(caller, [kind.type], query, signal())),
    });
  }
  return keyRoute('read', {
    ...common,
    query: ofManyShops ? anyTypeShopQuery : anyTypeQuery,
    handle: async ({ caller, query: { type, ...query }, signal }) =>
      pageReply(await documents.list(caller, type ?? documentTypes, query, signal())),
  });
}

function pageReply(listed: Awaited<ReturnType<DocumentReader['list']>>) {
  if (!listed.ok) return refuse(listed.problem);
  const { data, nextCursor, prevCursor, totalCount, offset } = listed.value;
  return json(200, {
    object: 'list',
    data,
    next_cursor: nextCursor,
    prev_cursor: prevCursor,
    total_count: totalCount,
    offset,
  });
}
