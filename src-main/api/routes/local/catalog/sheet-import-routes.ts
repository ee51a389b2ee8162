import type { z } from 'zod';
import {
  catalogCommitBody,
  catalogImportPatch,
  catalogImportResource,
  catalogImportRowList,
  catalogImportRowQuery,
} from '../../../../contract/catalog/catalog-import.ts';
import type { Permission } from '../../../../contract/counter/permissions.ts';
import type { ProblemCode } from '../../../../contract/problems/problems.ts';
import type { CatalogImports } from '../../../../counter/catalog/import/imports.ts';
import { empty, jsonOf, listReply, type Reply, refuse } from '../../../routing/answers/reply.ts';
import type { Input, RequestSchemas } from '../../../routing/request.ts';
import { bare, idParams, type Route, type RouteDescription } from '../../../routing/route.ts';
import { uploadParts, uploadType } from '../../../routing/upload-parts.ts';

/** The imports that a caller may see. */
export interface SheetImports extends Omit<CatalogImports, 'commit'> {
  commit(id: string, body: z.output<typeof catalogCommitBody>): ReturnType<CatalogImports['commit']>;
}

export interface SheetImportDefinition<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>
  extends RouteDescription,
    RequestSchemas<P, Q, B> {
  readonly permission: Permission;
  handle(input: Input<P, Q, B> & { readonly imports: SheetImports }): Promise<Reply>;
}

/** What is imported, and who may import it. */
export interface SheetImportSubject {
  /** Of the imports: `/v1/local/products/imports`. */
  readonly path: string;
  /** In the names of the operations: `create_NAME_import`. */
  readonly name: string;
  readonly permission: Permission;
  readonly tag: string;
  /** Spanish plural, as in «Importar productos». */
  readonly what: string;
  /** Spanish, of the operations whose description depends on what is imported. */
  readonly descriptions: { readonly create: string; readonly update: string; readonly commit: string };
  readonly commitProblems: readonly ProblemCode[];
  /** Makes a route with the imports of its caller. @param access whether it only reads */
  route<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
    access: 'read' | 'change',
    definition: SheetImportDefinition<P, Q, B>,
  ): Route;
}

const one = { status: 200, description: 'La importación', schema: catalogImportResource } as const;

/** From a spreadsheet: uploaded, previewed, read otherwise, committed or discarded. */
export function sheetImportRoutes(subject: SheetImportSubject): readonly Route[] {
  const { path, name, permission, tag, what, descriptions, commitProblems, route } = subject;
  const shared = { ...bare, permission, tag } as const;
  return [
    route('change', {
      ...shared,
      method: 'POST',
      path,
      operationId: `create_${name}_import`,
      summary: `Importar ${what}: vista previa`,
      description: descriptions.create,
      bodyTypes: [uploadType],
      body: uploadParts,
      answers: [{ ...one, status: 201, description: 'La vista previa' }],
      problems: ['payload_too_large'],
      handle: async ({ imports, body }) => jsonOf(201, await imports.upload(body)),
    }),
    route('read', {
      ...shared,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: `retrieve_${name}_import`,
      summary: `Consultar una importación de ${what}`,
      params: idParams,
      answers: [one],
      problems: ['not_found'],
      handle: async ({ imports, params }) => jsonOf(200, await imports.get(params.id)),
    }),
    route('change', {
      ...shared,
      method: 'PATCH',
      path: `${path}/{id}`,
      operationId: `update_${name}_import`,
      summary: `Leer de otra forma el archivo de ${what}`,
      description: descriptions.update,
      params: idParams,
      body: catalogImportPatch,
      answers: [one],
      problems: ['not_found', 'invalid_state'],
      example: { decimal_mark: 'comma' },
      handle: async ({ imports, params, body }) => jsonOf(200, await imports.change(params.id, body)),
    }),
    route('read', {
      ...shared,
      method: 'GET',
      path: `${path}/{id}/rows`,
      operationId: `list_${name}_import_rows`,
      summary: `Listar las filas de una importación de ${what}`,
      description: 'Con `result=error`, las que piden atención y por qué.',
      params: idParams,
      query: catalogImportRowQuery,
      answers: [{ status: 200, description: 'Una página', schema: catalogImportRowList }],
      problems: ['not_found'],
      handle: async ({ imports, params, query }) => {
        const page = await imports.rows(params.id, query);
        if (!page.ok) return refuse(page.problem);
        const { items: data, total } = page.value;
        return listReply(data, { total, offset: query.offset });
      },
    }),
    route('change', {
      ...shared,
      method: 'POST',
      path: `${path}/{id}/commit`,
      operationId: `commit_${name}_import`,
      summary: `Guardar los ${what} de la vista previa`,
      description: descriptions.commit,
      params: idParams,
      body: catalogCommitBody,
      answers: [one],
      problems: ['not_found', 'invalid_state', ...commitProblems],
      example: { only_if_no_errors: true },
      handle: async ({ imports, params, body }) => jsonOf(200, await imports.commit(params.id, body)),
    }),
    route('change', {
      ...shared,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: `delete_${name}_import`,
      summary: `Olvidar una importación de ${what}`,
      description: 'Lo que ya se guardó queda guardado.',
      params: idParams,
      answers: [{ status: 204, description: 'Olvidada' }],
      problems: ['not_found'],
      handle: async ({ imports, params }) => {
        const discarded = await imports.discard(params.id);
        return discarded.ok ? empty() : refuse(discarded.problem);
      },
    }),
  ];
}
