import { createReadStream } from 'node:fs';
import {
  documentExport,
  documentExportBody,
  type ExportFormat,
} from '../../../../contract/documents/lists/document-export.ts';
import type { DocumentExports } from '../../../../exports/exports.ts';
import { empty, jsonOf, refuse, stream } from '../../../routing/answers/reply.ts';
import { bare, fileAnswers, idParams, keyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Documentos de la ventana';
const path = '/v1/local/document-exports';
const answer = { status: 200, description: 'La exportación', schema: documentExport } as const;

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  month: 'application/zip',
};

/** Documents as a spreadsheet, or their files in a ZIP: what leaves the shop by the thousand takes the right to its reports. */
export function documentExportRoutes(exports: DocumentExports): readonly Route[] {
  const common = { ...bare, permission: 'read_reports', tag } as const;
  return [
    keyRoute('read', {
      ...common,
      method: 'POST',
      path,
      operationId: 'create_document_export',
      summary: 'Exportar documentos',
      description:
        'CSV o Excel con una fila por documento, o un ZIP con el XML y el RIDE de cada uno y su lista. Se prepara aparte: ' +
        'pregunte por él hasta que esté listo. Un ZIP lleva hasta 10.000 documentos; una hoja de Excel, 1.048.575. Con ' +
        'month, el mes entero para el contador, hasta 100.000 con las compras: solo llevan archivos los que el SRI autorizó.',
      body: documentExportBody,
      answers: [{ ...answer, status: 202, description: 'Se está preparando' }],
      problems: ['invalid_state'],
      example: { format: 'xlsx', filters: { type: ['invoice'], 'issue_date[gte]': '2026-11-01' } },
      handle: async ({ caller, body }) => jsonOf(202, await exports.create(caller, body)),
    }),
    keyRoute('read', {
      ...common,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_document_export',
      summary: 'Consultar una exportación',
      params: idParams,
      answers: [answer],
      problems: ['not_found'],
      handle: async ({ caller, params }) => jsonOf(200, exports.get(caller, params.id)),
    }),
    keyRoute('read', {
      ...common,
      method: 'GET',
      path: `${path}/{id}/file`,
      operationId: 'download_document_export',
      summary: 'Descargar lo exportado',
      description: 'Hasta una hora después de listo.',
      params: idParams,
      answers: fileAnswers('El archivo', mediaTypes),
      problems: ['not_found', 'not_ready'],
      handle: async ({ caller, params }) => {
        const file = exports.file(caller, params.id);
        if (!file.ok) return refuse(file.problem);
        const { name, path: from, bytes, format } = file.value;
        return stream({ mediaType: mediaTypes[format], name, bytes, content: createReadStream(from) });
      },
    }),
    keyRoute('read', {
      ...common,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'discard_document_export',
      summary: 'Cancelar una exportación',
      description: 'La detiene si aún se prepara, y borra su archivo.',
      params: idParams,
      answers: [{ status: 204, description: 'Hecho' }],
      problems: ['not_found'],
      handle: async ({ caller, params }) => {
        const discarded = await exports.discard(caller, params.id);
        return discarded.ok ? empty() : refuse(discarded.problem);
      },
    }),
  ];
}
