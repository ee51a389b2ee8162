import { z } from 'zod';
import { exchangeResource } from '../../../../contract/documents/authority/exchange.ts';
import { listOf, pageQuery } from '../../../../contract/list.ts';
import type { ExchangeReader } from '../../../../reading/exchange-reader.ts';
import { file, keysetReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const exchangeParams = z.strictObject({ id: z.uuid(), exchange_id: z.uuid() });
const exchangeQuery = z.strictObject(pageQuery);
const tag = 'Servicio';

/** What was sent to the authority about a document, and what it answered, verbatim. */
export function exchangeRoutes(exchanges: ExchangeReader): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/documents/{id}/exchanges',
      operationId: 'list_document_exchanges',
      permission: 'read_documents',
      tag,
      summary: 'Listar lo hablado con el SRI sobre un documento',
      description: 'Cada envío y cada consulta, del más nuevo al más antiguo.',
      params: idParams,
      query: exchangeQuery,
      answers: [{ status: 200, description: 'Una página', schema: listOf(exchangeResource) }],
      problems: ['not_found', 'invalid_cursor'],
      handle: async ({ params, query }) => {
        return keysetReply(await exchanges.list(params.id, query));
      },
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/documents/{id}/exchanges/{exchange_id}/request',
      operationId: 'download_exchange_request',
      permission: 'read_documents',
      tag,
      summary: 'Descargar lo que se envió',
      description: 'El sobre SOAP, byte por byte como salió.',
      params: exchangeParams,
      answers: [{ status: 200, description: 'La petición', mediaType: 'text/xml' }],
      problems: ['not_found'],
      handle: async ({ params }) => {
        const request = await exchanges.request(params.id, params.exchange_id);
        if (!request.ok) return refuse(request.problem);
        return verbatim(`${params.exchange_id}-request.xml`, 'text/xml', Buffer.from(request.value));
      },
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/documents/{id}/exchanges/{exchange_id}/answer',
      operationId: 'download_exchange_answer',
      permission: 'read_documents',
      tag,
      summary: 'Descargar lo que se respondió',
      description: 'Byte por byte como llegó, fuera lo que fuera. 404 si no llegó nada.',
      params: exchangeParams,
      // Whatever a stranger on the line may have sent is text, and no browser shows it as anything else.
      answers: [{ status: 200, description: 'La respuesta', mediaType: 'text/plain' }],
      problems: ['not_found'],
      handle: async ({ params }) => {
        const answer = await exchanges.answer(params.id, params.exchange_id);
        if (!answer.ok) return refuse(answer.problem);
        return verbatim(`${params.exchange_id}-answer.txt`, 'text/plain', answer.value);
      },
    }),
  ];
}

function verbatim(name: string, type: 'text/xml' | 'text/plain', bytes: Uint8Array) {
  return file({ mediaType: `${type}; charset=utf-8`, disposition: 'attachment', name, bytes });
}
