import {
  type CatalogSubject,
  catalogCommitBody,
  catalogExportQuery,
  catalogImportPatch,
  catalogImportResource,
  catalogImportRowList,
  catalogImportRowQuery,
  type SheetFormat,
} from '../../../../contract/catalog/catalog-import.ts';
import type { CatalogSheets } from '../../../../counter/catalog.ts';
import type { Identity } from '../../../routing/access.ts';
import { empty, file, jsonOf, listReply, refuse } from '../../../routing/reply.ts';
import { bare, fileAnswers, idParams, personOrKeyRoute, type Route } from '../../../routing/route.ts';
import { uploadParts, uploadType } from '../../../routing/upload-parts.ts';

const names = {
  products: { tag: 'Productos', what: 'productos', one: 'product', fileName: 'productos' },
  customers: { tag: 'Clientes', what: 'clientes', one: 'customer', fileName: 'clientes' },
} as const;

/** All products or customers at once: to take them out of the shop or to change them by a file. */
const permissionFor = { products: 'edit_products', customers: 'manage_customers' } as const;

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const one = { status: 200, description: 'La importación', schema: catalogImportResource } as const;

/** The sheets as somebody may see them. */
type SheetsFor = (identity: Identity) => Promise<CatalogSheets>;

/** Products or customers to a spreadsheet and from one. */
export function catalogSheetRoutes(subject: CatalogSubject, sheetsFor: SheetsFor): readonly Route[] {
  return [...exportRoutes(subject, sheetsFor), ...importRoutes(subject, sheetsFor)];
}

function exportRoutes(subject: CatalogSubject, sheetsFor: SheetsFor): readonly Route[] {
  const { tag, what, one: singular, fileName } = names[subject];
  const path = `/v1/local/${subject}`;
  const answers = fileAnswers('El archivo, Excel o CSV', mediaTypes);
  const attachment = (format: SheetFormat, name: string, bytes: Uint8Array) =>
    file({
      mediaType: format === 'csv' ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes[format],
      disposition: 'attachment',
      name: `${name}.${format}`,
      bytes,
    });
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
      answers,
      problems: [],
      handle: async ({ identity, query: { format } }) =>
        attachment(format, fileName, await (await sheetsFor(identity)).export(format)),
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
      answers,
      problems: [],
      handle: async ({ identity, query: { format } }) =>
        attachment(format, `plantilla-${fileName}`, await (await sheetsFor(identity)).template(format)),
    }),
  ];
}

function importRoutes(subject: CatalogSubject, sheetsFor: SheetsFor): readonly Route[] {
  const importsFor = async (identity: Identity) => (await sheetsFor(identity)).imports;
  const { tag, what, one: singular } = names[subject];
  const path = `/v1/local/${subject}/imports`;
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path,
      operationId: `create_${singular}_import`,
      permission: permissionFor[subject],
      tag,
      summary: `Importar ${what}: vista previa`,
      description:
        'Sube un archivo en el campo `file`: Excel (.xlsx) o CSV, hasta 10 MB y 100.000 filas. Responde qué sería de ' +
        'cada fila; nada se guarda hasta confirmarlo. La vista previa dura una hora.',
      bodyTypes: [uploadType],
      body: uploadParts,
      answers: [{ ...one, status: 201, description: 'La vista previa' }],
      problems: ['payload_too_large'],
      handle: async ({ identity, body }) => jsonOf(201, await (await importsFor(identity)).upload(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: `retrieve_${singular}_import`,
      permission: permissionFor[subject],
      tag,
      summary: `Consultar una importación de ${what}`,
      params: idParams,
      answers: [one],
      problems: ['not_found'],
      handle: async ({ identity, params }) => jsonOf(200, await (await importsFor(identity)).get(params.id)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PATCH',
      path: `${path}/{id}`,
      operationId: `update_${singular}_import`,
      permission: permissionFor[subject],
      tag,
      summary: `Leer de otra forma el archivo de ${what}`,
      description: 'Cambia qué contiene cada columna y vuelve a mirar el catálogo como está ahora.',
      params: idParams,
      body: catalogImportPatch,
      answers: [one],
      problems: ['not_found', 'invalid_state'],
      example: { decimal_mark: 'comma' },
      handle: async ({ identity, params, body }) =>
        jsonOf(200, await (await importsFor(identity)).change(params.id, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}/rows`,
      operationId: `list_${singular}_import_rows`,
      permission: permissionFor[subject],
      tag,
      summary: `Listar las filas de una importación de ${what}`,
      description: 'Con `result=error`, las que piden atención y por qué.',
      params: idParams,
      query: catalogImportRowQuery,
      answers: [{ status: 200, description: 'Una página', schema: catalogImportRowList }],
      problems: ['not_found'],
      handle: async ({ identity, params, query }) => {
        const page = await (await importsFor(identity)).rows(params.id, query);
        if (!page.ok) return refuse(page.problem);
        const { items: data, total } = page.value;
        return listReply(data, { total, offset: query.offset });
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/commit`,
      operationId: `commit_${singular}_import`,
      permission: permissionFor[subject],
      tag,
      summary: `Guardar los ${what} de la vista previa`,
      description:
        'Guarda las filas sin errores, todas a la vez. Si el catálogo cambió después de la vista previa no guarda nada.',
      params: idParams,
      body: catalogCommitBody,
      answers: [one],
      problems: ['not_found', 'invalid_state', 'storage_full', 'owned_by_head_office'],
      example: { only_if_no_errors: true },
      handle: async ({ identity, params, body }) =>
        jsonOf(200, await (await importsFor(identity)).commit(params.id, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: `delete_${singular}_import`,
      permission: permissionFor[subject],
      tag,
      summary: `Olvidar una importación de ${what}`,
      description: 'Lo que ya se guardó queda guardado.',
      params: idParams,
      answers: [{ status: 204, description: 'Olvidada' }],
      problems: ['not_found'],
      handle: async ({ identity, params }) => {
        const discarded = await (await importsFor(identity)).discard(params.id);
        return discarded.ok ? empty() : refuse(discarded.problem);
      },
    }),
  ];
}
