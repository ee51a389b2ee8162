import { listOf } from '../../../contract/list.ts';
import { customerBody, customerResource, searchQuery } from '../../../contract/local.ts';
import { json, jsonOf } from '../../route/reply.ts';
import { bare, idParams, personOrKeyRoute, type Route } from '../../route/route.ts';
import { searchOf } from '../../route/search-of.ts';
import type { CatalogService } from '../../services.ts';

const tag = 'Clientes';
const one = { status: 200, description: 'El cliente', schema: customerResource } as const;
const example = { identification_type: 'cedula', identification: '1710034065', name: 'Ana Pérez' } as const;

/** Whom the shop sells to. */
export function customerRoutes(catalog: CatalogService): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/customers',
      operationId: 'search_customers',
      tag,
      summary: 'Buscar clientes',
      description: 'Por el comienzo de la identificación o palabras del nombre; sin `q`, los primeros.',
      query: searchQuery,
      answers: [{ status: 200, description: 'Los que coinciden', schema: listOf(customerResource) }],
      problems: [],
      handle: async ({ query }) => {
        const data = await catalog.customers(searchOf(query));
        return json(200, { object: 'list', data, next_cursor: null, prev_cursor: null });
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: '/v1/local/customers',
      operationId: 'create_customer',
      tag,
      summary: 'Crear un cliente',
      body: customerBody,
      answers: [{ ...one, status: 201 }],
      problems: [],
      example,
      handle: async ({ body }) => jsonOf(201, await catalog.createCustomer(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PUT',
      path: '/v1/local/customers/{id}',
      operationId: 'update_customer',
      tag,
      summary: 'Cambiar un cliente',
      params: idParams,
      body: customerBody,
      answers: [one],
      problems: ['not_found'],
      example,
      handle: async ({ params, body }) => jsonOf(200, await catalog.updateCustomer(params.id, body)),
    }),
  ];
}
