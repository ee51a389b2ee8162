import { z } from 'zod';
import {
  productBody,
  productCategory,
  productCode,
  productCodeQuery,
  productList,
  productListQuery,
  productResource,
} from '../../../../contract/catalog/product.ts';
import { listOf } from '../../../../contract/list.ts';
import type { Products } from '../../../../counter/catalog/products.ts';
import { sessionOf } from '../../../routing/access.ts';
import { empty, json, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { approvalQuery } from '../../../routing/approval.ts';
import { bare, idParams, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Productos';
const one = { status: 200, description: 'El producto', schema: productResource } as const;
const example = { code: 'CAF-250', name: 'Café molido 250 g', unit_price: '4.50', iva: 'iva_15' } as const;

/** What the shop sells. */
export function productRoutes(products: Products): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/products',
      operationId: 'search_products',
      permission: 'signed_in',
      tag,
      summary: 'Buscar productos',
      description:
        'Por código, código de barras o palabras del nombre, sin contar tildes ni mayúsculas; sin `q`, todos. Primero va ' +
        'el que tiene exactamente ese código o código de barras. `offset` avanza por la lista.',
      query: productListQuery,
      answers: [{ status: 200, description: 'Una página', schema: productList }],
      problems: [],
      handle: async ({ query }) => {
        const { items, total } = await products.list(query);
        return listReply(items, total === undefined ? undefined : { total, offset: query.offset });
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/products/categories',
      operationId: 'list_product_categories',
      permission: 'signed_in',
      tag,
      summary: 'Listar las categorías',
      answers: [{ status: 200, description: 'Todas, por nombre', schema: listOf(productCategory) }],
      problems: [],
      handle: async () => {
        const data = await products.categories();
        return listReply(data);
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/products/next-code',
      operationId: 'suggest_product_code',
      permission: 'signed_in',
      tag,
      summary: 'Sugerir un código de producto',
      description:
        'El que sigue al mayor con ese prefijo; sin prefijo, con el más usado de la categoría o del negocio.',
      query: productCodeQuery,
      answers: [{ status: 200, description: 'Un código que nadie tiene', schema: productCode }],
      problems: [],
      handle: async ({ query }) => json(200, await products.suggestCode(query)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/products/{id}',
      operationId: 'retrieve_product',
      permission: 'signed_in',
      tag,
      summary: 'Consultar un producto',
      params: idParams,
      answers: [one],
      problems: ['not_found'],
      handle: async ({ params }) => jsonOf(200, await products.get(params.id)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: '/v1/local/products',
      operationId: 'create_product',
      permission: { approvable: 'edit_products' },
      query: z.strictObject(approvalQuery),
      tag,
      summary: 'Crear un producto',
      body: productBody,
      answers: [{ ...one, status: 201 }],
      problems: ['owned_by_head_office'],
      example,
      handle: async ({ body }) => jsonOf(201, await products.create(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PUT',
      path: '/v1/local/products/{id}',
      operationId: 'update_product',
      permission: { approvable: 'edit_products', about: 'product_ids' },
      query: z.strictObject(approvalQuery),
      tag,
      summary: 'Cambiar un producto',
      description: 'Queda como se envía, también sus precios por lista.',
      params: idParams,
      body: productBody,
      answers: [one],
      problems: ['not_found', 'owned_by_head_office'],
      example,
      handle: async ({ params, body }) => jsonOf(200, await products.change(params.id, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: '/v1/local/products/{id}',
      operationId: 'delete_product',
      permission: { approvable: 'edit_products', about: 'product_ids' },
      query: z.strictObject(approvalQuery),
      tag,
      summary: 'Borrar un producto',
      params: idParams,
      answers: [{ status: 204, description: 'Borrado' }],
      problems: ['not_found', 'owned_by_head_office'],
      handle: async ({ identity, params }) => {
        const deleted = await products.remove(params.id, sessionOf(identity));
        return deleted.ok ? empty() : refuse(deleted.problem);
      },
    }),
  ];
}
