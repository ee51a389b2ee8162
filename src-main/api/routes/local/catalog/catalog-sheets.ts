import { type CatalogSubject, catalogExportQuery } from '../../../../contract/catalog/catalog-import.ts';
import type { CatalogSheets } from '../../../../counter/catalog.ts';
import type { Identity } from '../../../routing/access.ts';
import { bare, personOrKeyRoute, type Route } from '../../../routing/route.ts';
import { sheetAnswers, sheetFile } from '../../../routing/sheet-file.ts';
import { sheetImportRoutes } from './sheet-import-routes.ts';

const names = {
  products: { tag: 'Productos', what: 'productos', one: 'product', fileName: 'productos' },
  customers: { tag: 'Clientes', what: 'clientes', one: 'customer', fileName: 'clientes' },
} as const;

/** All products or customers at once: to take them out of the shop or to change them by a file. */
const permissionFor = { products: 'edit_products', customers: 'manage_customers' } as const;

/** The sheets as somebody may see them. */
type SheetsFor = (identity: Identity) => Promise<CatalogSheets>;

/** Products or customers to a spreadsheet and from one. */
export function catalogSheetRoutes(subject: CatalogSubject, sheetsFor: SheetsFor): readonly Route[] {
  return [...exportRoutes(subject, sheetsFor), ...importRoutes(subject, sheetsFor)];
}

function exportRoutes(subject: CatalogSubject, sheetsFor: SheetsFor): readonly Route[] {
  const { tag, what, one: singular, fileName } = names[subject];
  const path = `/v1/local/${subject}`;
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: `${path}/export`,
      operationId: `export_${subject}`,
      permission: permissionFor[subject],
      tag,
      summary: `Exportar los ${what}`,
      description: 'Todos, con todo lo que se sabe de ellos. Lo exportado se puede importar otra vez.',
      query: catalogExportQuery,
      answers: sheetAnswers,
      problems: [],
      handle: async ({ identity, query: { format } }) =>
        sheetFile(fileName, format, await (await sheetsFor(identity)).export(format)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: `${path}/import-template`,
      operationId: `retrieve_${singular}_import_template`,
      permission: permissionFor[subject],
      tag,
      summary: `Plantilla para importar ${what}`,
      description: 'Solo los encabezados; en Excel, con una hoja que explica cada uno.',
      query: catalogExportQuery,
      answers: sheetAnswers,
      problems: [],
      handle: async ({ identity, query: { format } }) =>
        sheetFile(`plantilla-${fileName}`, format, await (await sheetsFor(identity)).template(format)),
    }),
  ];
}

function importRoutes(subject: CatalogSubject, sheetsFor: SheetsFor): readonly Route[] {
  const { tag, what, one: name } = names[subject];
  return sheetImportRoutes({
    path: `/v1/local/${subject}/imports`,
    ...{ name, tag, what },
    permission: permissionFor[subject],
    descriptions: {
      create:
        'Sube un archivo en el campo `file`: Excel (.xlsx) o CSV, hasta 10 MB y 100.000 filas. Responde qué sería de ' +
        'cada fila; nada se guarda hasta confirmarlo. La vista previa dura una hora.',
      update: 'Cambia qué contiene cada columna y vuelve a mirar el catálogo como está ahora.',
      commit:
        'Guarda las filas sin errores, todas a la vez. Si el catálogo cambió después de la vista previa no guarda nada.',
    },
    commitProblems: ['storage_full', 'owned_by_head_office'],
    route: (_, { handle, ...definition }) =>
      personOrKeyRoute('config', {
        ...definition,
        handle: async (input) => handle({ ...input, imports: (await sheetsFor(input.identity)).imports }),
      }),
  });
}
