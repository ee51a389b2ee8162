import { catalogExportQuery } from '../../../../contract/catalog/catalog-import.ts';
import type { Receivables } from '../../../../counter/receivables/receivables.ts';
import type { ReceivableSheets } from '../../../../counter/receivables/sheets/receivable-sheets.ts';
import type { Caller } from '../../../../issuing/requests/caller.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';
import { sheetAnswers, sheetFile } from '../../../routing/sheet-file.ts';
import { type SheetImports, sheetImportRoutes } from '../catalog/sheet-import-routes.ts';

const tag = 'Cuentas por cobrar';
const receivables = '/v1/local/receivables';
const balances = `${receivables}/opening-balances`;

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
      answers: sheetAnswers,
      problems: [],
      handle: async ({ caller, query: { format } }) =>
        sheetFile('por-cobrar', format, await sheets.export(caller, format)),
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
      answers: sheetAnswers,
      problems: [],
      handle: async ({ query: { format } }) =>
        sheetFile('plantilla-saldos-iniciales', format, await sheets.template(format)),
    }),
  ];
}

function importRoutes(sheets: ReceivableSheets, people: Pick<Receivables, 'openingActor'>): readonly Route[] {
  const importsOf = (caller: Caller): SheetImports => {
    const imports = sheets.imports(caller);
    return {
      ...imports,
      async commit(id, body) {
        const by = await people.openingActor(caller);
        return by.ok ? imports.commit(id, body, by.value) : by;
      },
    };
  };
  return sheetImportRoutes({
    path: `${balances}/imports`,
    name: 'opening_balance',
    permission: 'manage_credit',
    tag,
    what: 'saldos iniciales',
    descriptions: {
      create:
        'Sube el cuaderno en el campo `file`: Excel (.xlsx) o CSV, hasta 10 MB, con identificación, nombre, valor y fecha de ' +
        'cada deuda. Responde qué sería de cada fila; nada se guarda hasta confirmarlo. La vista previa dura una hora.',
      update: 'Cambia qué contiene cada columna, y vuelve a mirar lo que ya está anotado.',
      commit:
        'Anota las filas sin errores, todas a la vez; lo que ya estaba anotado no se anota otra vez. Si algo se anotó después ' +
        'de la vista previa no guarda nada.',
    },
    commitProblems: ['operator_required', 'operator_not_allowed', 'storage_full'],
    route: (access, { handle, ...definition }) =>
      keyRoute(access === 'read' ? 'read' : 'issue', {
        ...definition,
        handle: (input) => handle({ ...input, imports: importsOf(input.caller) }),
      }),
  });
}
