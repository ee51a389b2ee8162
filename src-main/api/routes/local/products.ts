import { listOf } from '../../../contract/list.ts';
import { productBody, productResource, searchQuery } from '../../../contract/local.ts';
import { empty, json, jsonOf, refuse } from '../../route/reply.ts';
import { bare, idParams, personOrKeyRoute, type Route } from '../../route/route.ts';
import { searchOf } from '../../route/search-of.ts';
import type { CatalogService } from '../../services.ts';

const tag = 'Productos';
const one = { status: 200, description: 'El producto', schema: productResource } as const;
const example = { code: 'CAF-250', name: 'Café molido 250 g', unit_price: '4.50', iva: 'iva_15' } as const;

/** What the shop sells. */
export function productRoutes(catalog: CatalogService): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/products',
      operationId: 'search_products',
      tag,
      summary: 'Buscar productos',
      description: 'Por código, código de barras o palabras del nombre; sin `q`, los primeros.',
      query: searchQuery,
      answers: [{ status: 200, description: 'Los que coinciden', schema: listOf(productResource) }],
      problems: [],
      handle: async ({ query }) => {
        const data = await catalog.products(searchOf(query));
        return json(200, { object: 'list', data, next_cursor: null, prev_cursor: null });
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: '/v1/local/products',
      operationId: 'create_product',
      tag,
      summary: 'Crear un producto',
      body: productBody,
      answers: [{ ...one, status: 201 }],
      problems: [],
      example,
      handle: async ({ body }) => jsonOf(201, await catalog.createProduct(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PUT',
      path: '/v1/local/products/{id}',
      operationId: 'update_product',
      tag,
      summary: 'Cambiar un producto',
      params: idParams,
      body: productBody,
      answers: [one],
      problems: ['not_found'],
      example,
      handle: async ({ params, body }) => jsonOf(200, await catalog.updateProduct(params.id, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: '/v1/local/products/{id}',
      operationId: 'delete_product',
      tag,
      summary: 'Borrar un producto',
      params: idParams,
      answers: [{ status: 204, description: 'Borrado' }],
      problems: ['not_found'],
      handle: async ({ params }) => {
        const deleted = await catalog.deleteProduct(params.id);
        return deleted.ok ? empty() : refuse(deleted.problem);
      },
    }),
  ];
}
