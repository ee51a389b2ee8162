import {
  catalogCommitBody,
  catalogExportQuery,
  catalogImportPatch,
  catalogImportResource,
  catalogImportRowList,
  catalogImportRowQuery,
  type SheetFormat,
} from '../../../../contract/catalog/catalog-import.ts';
import type { Receivables } from '../../../../counter/receivables/receivables.ts';
import type { ReceivableSheets } from '../../../../counter/receivables/sheets/receivable-sheets.ts';
import { empty, file, jsonOf, listReply, refuse } from '../../../routing/reply.ts';
import { bare, fileAnswers, idParams, keyRoute, type Route } from '../../../routing/route.ts';
import { uploadParts, uploadType } from '../../../routing/upload-parts.ts';

const tag = 'Cuentas por cobrar';
const receivables = '/v1/local/receivables';
const balances = `${receivables}/opening-balances`;
const imports = `${balances}/imports`;

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const answers = fileAnswers('El archivo, Excel o CSV', mediaTypes);
const one = { status: 200, description: 'La importación', schema: catalogImportResource } as const;

/** Who owes what to a spreadsheet, and what a notebook says from one. */
export function receivableSheetRoutes(
  sheets: ReceivableSheets,
  people: Pick<Receivables, 'openingActor'>,
): readonly Route[] {
  return [...exportRoutes(sheets), ...importRoutes(sheets, people)];
}

function exportRoutes(sheets: ReceivableSheets): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${receivables}/export`,
      operationId: 'export_receivables',
      permission: 'read_receivables',
      tag,
      summary: 'Exportar quién debe',
      description: 'Cada cliente con su saldo por antigüedad; en Excel, otra hoja con cada deuda.',
      query: catalogExportQuery,
      answers,
      problems: [],
      handle: async ({ caller, query: { format } }) =>
        attachment('por-cobrar', format, await sheets.export(caller, format)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${balances}/import-template`,
      operationId: 'retrieve_opening_balance_import_template',
      permission: 'manage_credit',
      tag,
      summary: 'Plantilla para importar saldos iniciales',
      description: 'Solo los encabezados; en Excel, con una hoja que explica cada uno.',
      query: catalogExportQuery,
      answers,
      problems: [],
      handle: async ({ query: { format } }) =>
        attachment('plantilla-saldos-iniciales', format, await sheets.template(format)),
    }),
  ];
}

function importRoutes(sheets: ReceivableSheets, people: Pick<Receivables, 'openingActor'>): readonly Route[] {
  return [
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: imports,
      operationId: 'create_opening_balance_import',
      permission: 'manage_credit',
      tag,
      summary: 'Importar saldos iniciales: vista previa',
      description:
        'Sube el cuaderno en el campo `file`: Excel (.xlsx) o CSV, hasta 10 MB, con identificación, nombre, valor y fecha de ' +
        'cada deuda. Responde qué sería de cada fila; nada se guarda hasta confirmarlo. La vista previa dura una hora.',
      bodyTypes: [uploadType],
      body: uploadParts,
      answers: [{ ...one, status: 201, description: 'La vista previa' }],
      problems: ['payload_too_large'],
      handle: async ({ caller, body }) => jsonOf(201, await sheets.imports(caller).upload(body)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${imports}/{id}`,
      operationId: 'retrieve_opening_balance_import',
      permission: 'manage_credit',
      tag,
      summary: 'Consultar una importación de saldos iniciales',
      params: idParams,
      answers: [one],
      problems: ['not_found'],
      handle: async ({ caller, params }) => jsonOf(200, await sheets.imports(caller).get(params.id)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'PATCH',
      path: `${imports}/{id}`,
      operationId: 'update_opening_balance_import',
      permission: 'manage_credit',
      tag,
      summary: 'Leer de otra forma el archivo de saldos iniciales',
      description: 'Cambia qué contiene cada columna, y vuelve a mirar lo que ya está anotado.',
      params: idParams,
      body: catalogImportPatch,
      answers: [one],
      problems: ['not_found', 'invalid_state'],
      example: { decimal_mark: 'comma' },
      handle: async ({ caller, params, body }) =>
        jsonOf(200, await sheets.imports(caller).change(params.id, body)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${imports}/{id}/rows`,
      operationId: 'list_opening_balance_import_rows',
      permission: 'manage_credit',
      tag,
      summary: 'Listar las filas de una importación de saldos iniciales',
      description: 'Con `result=error`, las que piden atención y por qué.',
      params: idParams,
      query: catalogImportRowQuery,
      answers: [{ status: 200, description: 'Una página', schema: catalogImportRowList }],
      problems: ['not_found'],
      handle: async ({ caller, params, query }) => {
        const page = await sheets.imports(caller).rows(params.id, query);
        if (!page.ok) return refuse(page.problem);
        return listReply(page.value.items, { total: page.value.total, offset: query.offset });
      },
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${imports}/{id}/commit`,
      operationId: 'commit_opening_balance_import',
      permission: 'manage_credit',
      tag,
      summary: 'Anotar los saldos iniciales de la vista previa',
      description:
        'Anota las filas sin errores, todas a la vez; lo que ya estaba anotado no se anota otra vez. Si algo se anotó después ' +
        'de la vista previa no guarda nada.',
      params: idParams,
      body: catalogCommitBody,
      answers: [one],
      problems: ['not_found', 'invalid_state', 'operator_required', 'operator_not_allowed', 'storage_full'],
      example: { only_if_no_errors: true },
      handle: async ({ caller, params, body }) => {
        const by = await people.openingActor(caller);
        if (!by.ok) return refuse(by.problem);
        return jsonOf(200, await sheets.imports(caller).commit(params.id, body, by.value));
      },
    }),
    keyRoute('issue', {
      ...bare,
      method: 'DELETE',
      path: `${imports}/{id}`,
      operationId: 'delete_opening_balance_import',
      permission: 'manage_credit',
      tag,
      summary: 'Olvidar una importación de saldos iniciales',
      description: 'Lo que ya se anotó queda anotado.',
      params: idParams,
      answers: [{ status: 204, description: 'Olvidada' }],
      problems: ['not_found'],
      handle: async ({ caller, params }) => {
        const discarded = await sheets.imports(caller).discard(params.id);
        return discarded.ok ? empty() : refuse(discarded.problem);
      },
    }),
  ];
}

function attachment(name: string, format: SheetFormat, bytes: Uint8Array) {
  return file({
    mediaType: format === 'csv' ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes[format],
    disposition: 'attachment',
    name: `${name}.${format}`,
    bytes,
  });
}
