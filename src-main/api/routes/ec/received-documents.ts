import { z } from 'zod';
import { receivedDocumentResource } from '../../../contract/documents/purchases/received-document.ts';
import type { Lookups } from '../../../received/lookups.ts';
import { jsonOf } from '../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../routing/route.ts';

/** What a supplier issued, read from the authority. */
export function receivedDocumentRoutes(lookups: Lookups): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/ec/received-documents/{access_key}',
      operationId: 'retrieve_received_document',
      permission: 'read_documents',
      tag: 'Compras',
      summary: 'Leer un comprobante de un proveedor',
      description:
        'Lo lee del SRI por su clave de acceso, una sola vez: después responde lo guardado (`source`), también sin ' +
        'internet. Lee los seis tipos; `content` trae todo lo que cada uno dice. `authorization.state` es en qué quedó ' +
        'según el SRI, al que se pregunta a lo sumo cada 10 minutos: así se ve si fue anulado.',
      // Checked by the use case: a wrong key gets a fault of its own.
      params: z.strictObject({ access_key: z.string() }),
      answers: [{ status: 200, description: 'El comprobante', schema: receivedDocumentResource }],
      problems: ['validation_failed', 'not_available_in_sandbox', 'not_found', 'authority_unavailable'],
      handle: async ({ caller, params }) =>
        jsonOf(200, await lookups.receivedDocument(caller, params.access_key)),
    }),
  ];
}
