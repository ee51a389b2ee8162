import { z } from 'zod';
import {
  productParent,
  productParentBody,
  productParentList,
  productParentListQuery,
  productParentQuery,
} from '../../../../contract/catalog/product-parent.ts';
import type { ProductParents } from '../../../../counter/catalog/variants/parents.ts';
import { empty, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { approvalQuery } from '../../../routing/approval.ts';
import { bare, idParams, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Productos';
const path = '/v1/local/product-parents';
const one = { status: 200, description: 'El producto con sus variantes', schema: productParent } as const;
const permission = { approvable: 'edit_products' } as const;
const query = z.strictObject(approvalQuery);
const example = {
  name: 'Camiseta básica',
  attributes: [
    { name: 'Talla', values: ['S', 'M'] },
    { name: 'Color', values: ['Rojo', 'Azul'] },
  ],
  variants: [
    {
      values: ['M', 'Rojo'],
      product: {
        code: 'CAM-001',
        name: 'Camiseta básica M Rojo',
        unit_price_with_taxes: '12.00',
        iva: 'iva_15',
      },
    },
  ],
} as const;

/** What variants have in common; without the setting `variants_enabled` none is made or changed. */
export function productParentRoutes(parents: ProductParents): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_product_parents',
      permission: 'signed_in',
      tag,
      summary: 'Listar los productos con variantes',
      description:
        'Con todas sus variantes, que son productos como los demás: tienen código, precio y existencias propios.',
      query: productParentListQuery,
      answers: [{ status: 200, description: 'Una página, por nombre', schema: productParentList }],
      problems: [],
      handle: async ({ query: wanted }) => {
        const { items, total } = await parents.list(wanted);
        return listReply(items, { total, offset: wanted.offset });
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_product_parent',
      permission: 'signed_in',
      tag,
      summary: 'Consultar un producto con variantes',
      params: idParams,
      query: productParentQuery,
      answers: [one],
      problems: ['not_found'],
      handle: async ({ params, query: wanted }) => jsonOf(200, await parents.get(params.id, wanted)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_product_parent',
      permission,
      query,
      tag,
      summary: 'Crear un producto con variantes',
      description:
        'Con sus variantes: productos nuevos, o los que ya existen y se reúnen. Se hace todo o nada. Dos variantes no tienen la misma combinación.',
      body: productParentBody,
      answers: [{ ...one, status: 201 }],
      problems: ['invalid_state', 'owned_by_head_office'],
      example,
      handle: async ({ body }) => jsonOf(201, await parents.create(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PUT',
      path: `${path}/{id}`,
      operationId: 'update_product_parent',
      permission,
      query,
      tag,
      summary: 'Cambiar un producto con variantes',
      description:
        'Nombre, categoría y atributos quedan como se envían, y las variantes enviadas se añaden. Los valores que alguna variante tiene no se quitan.',
      params: idParams,
      body: productParentBody,
      answers: [one],
      problems: ['not_found', 'invalid_state', 'owned_by_head_office'],
      example,
      handle: async ({ params, body }) => jsonOf(200, await parents.change(params.id, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}/variants/{product_id}`,
      operationId: 'take_out_variant',
      permission,
      query,
      tag,
      summary: 'Sacar una variante',
      description: 'El producto sigue en el catálogo como uno cualquiera.',
      params: idParams.extend({ product_id: z.uuid() }),
      answers: [{ status: 204, description: 'Ya no es una variante' }],
      problems: ['not_found', 'owned_by_head_office'],
      handle: async ({ params }) => {
        const done = await parents.takeOut(params.id, params.product_id);
        return done.ok ? empty() : refuse(done.problem);
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'delete_product_parent',
      permission,
      query,
      tag,
      summary: 'Deshacer un producto con variantes',
      description: 'No se borra ningún producto: sus variantes siguen como productos cualesquiera.',
      params: idParams,
      answers: [{ status: 204, description: 'Deshecho' }],
      problems: ['not_found', 'owned_by_head_office'],
      handle: async ({ params }) => {
        const done = await parents.remove(params.id);
        return done.ok ? empty() : refuse(done.problem);
      },
    }),
  ];
}
