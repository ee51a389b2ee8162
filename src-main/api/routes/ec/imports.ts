import {
  importItemList,
  importItemListQuery,
  importList,
  importListQuery,
  importResource,
} from '../../../contract/import.ts';
import type { Imports } from '../../../imports/imports.ts';
import { json, jsonOf, keysetReply, refuse } from '../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../routing/route.ts';
import { uploadParts, uploadType } from '../../routing/upload-parts.ts';

const tag = 'Importaciones';
const path = '/v1/ec/imports';

/** The history of a business, brought from the system it used before. */
export function importRoutes(imports: Imports): readonly Route[] {
  return [
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_import',
      permission: 'import_documents',
      tag,
      summary: 'Importar documentos de un sistema anterior',
      description:
        'Sube de 1 a 20 archivos en el campo `file`: XML autorizados o solo firmados, ZIP de XML, o listados de claves ' +
        'de acceso como los del SRI, en texto o CSV. Una clave listada confirma el XML firmado de esa clave, de esta ' +
        'importación o de una anterior. Hasta 50 MiB por archivo y 200 MiB por envío. Un PDF se rechaza, con todo el ' +
        'envío; una hoja de cálculo se guarda antes como CSV. Responde en cuanto los archivos están aquí; cuando termina se envía el ' +
        'evento `import.completed`.',
      bodyTypes: [uploadType],
      body: uploadParts,
      idempotent: true,
      answers: [
        { status: 201, description: 'La importación, en cola', schema: importResource },
        {
          status: 200,
          description:
            'La de antes: la clave de idempotencia se repitió, o los mismos archivos están en curso',
          schema: importResource,
        },
      ],
      problems: ['idempotency_key_invalid', 'idempotency_key_reused', 'payload_too_large'],
      handle: async ({ caller, body, idempotencyKey }) => {
        const uploaded = await imports.upload(caller, { parts: body, idempotencyKey });
        if (!uploaded.ok) return refuse(uploaded.problem);
        const { resource, is } = uploaded.value;
        const headers = is === 'replayed' ? { 'idempotent-replayed': 'true' } : {};
        return json(is === 'created' ? 201 : 200, resource, headers);
      },
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_imports',
      permission: 'import_documents',
      tag,
      summary: 'Listar las importaciones',
      query: importListQuery,
      answers: [{ status: 200, description: 'Una página', schema: importList }],
      problems: ['invalid_cursor'],
      handle: async ({ caller, query }) => {
        return keysetReply(await imports.list(caller, query));
      },
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_import',
      permission: 'import_documents',
      tag,
      summary: 'Consultar una importación',
      description: 'Sus cuentas avanzan mientras está en curso.',
      params: idParams,
      answers: [{ status: 200, description: 'La importación', schema: importResource }],
      problems: ['not_found'],
      handle: async ({ caller, params }) => jsonOf(200, await imports.get(caller, params.id)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}/items`,
      operationId: 'list_import_items',
      permission: 'import_documents',
      tag,
      summary: 'Listar lo hallado en una importación',
      description:
        'Un elemento por documento hallado, con lo que fue de él. Con `result=skipped` o `result=failed` se ve lo que ' +
        'pide atención.',
      params: idParams,
      query: importItemListQuery,
      answers: [{ status: 200, description: 'Una página', schema: importItemList }],
      problems: ['not_found', 'invalid_cursor'],
      handle: async ({ caller, params, query }) => {
        return keysetReply(await imports.items(caller, params.id, query));
      },
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/cancel`,
      operationId: 'cancel_import',
      permission: 'import_documents',
      tag,
      summary: 'Cancelar una importación',
      description: 'Lo que aún no se decidió se omite con el código `canceled`; lo ya importado queda.',
      params: idParams,
      answers: [{ status: 200, description: 'La importación, cancelada', schema: importResource }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ caller, params }) => jsonOf(200, await imports.cancel(caller, params.id)),
    }),
  ];
}
