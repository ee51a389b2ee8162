import { priceListBody, priceListResource } from '../../../../contract/catalog/price-list.ts';
import { listOf } from '../../../../contract/list.ts';
import type { PriceLists } from '../../../../counter/catalog/price-lists.ts';
import { sessionOf } from '../../../routing/access.ts';
import { empty, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Productos';
const path = '/v1/local/price-lists';
const one = { status: 200, description: 'La lista de precios', schema: priceListResource } as const;
const example = { name: 'Mayorista' } as const;

/** Other prices for the same products. */
export function priceListRoutes(priceLists: PriceLists): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_price_lists',
      permission: 'signed_in',
      tag,
      summary: 'Listar las listas de precios',
      answers: [{ status: 200, description: 'Todas, por nombre', schema: listOf(priceListResource) }],
      problems: [],
      handle: async () => {
        const data = await priceLists.all();
        return listReply(data);
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_price_list',
      permission: 'change_price',
      tag,
      summary: 'Crear una lista de precios',
      description:
        'Empieza vacía: cada producto tiene en ella su precio general hasta que se le pone otro. Hasta 20.',
      body: priceListBody,
      answers: [{ ...one, status: 201 }],
      problems: ['invalid_state', 'owned_by_head_office'],
      example,
      handle: async ({ body }) => jsonOf(201, await priceLists.create(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PATCH',
      path: `${path}/{id}`,
      operationId: 'update_price_list',
      permission: 'change_price',
      tag,
      summary: 'Renombrar una lista de precios',
      params: idParams,
      body: priceListBody,
      answers: [one],
      problems: ['not_found', 'owned_by_head_office'],
      example,
      handle: async ({ params, body }) => jsonOf(200, await priceLists.rename(params.id, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'delete_price_list',
      permission: 'change_price',
      tag,
      summary: 'Borrar una lista de precios',
      description: 'Con los precios que tiene; a sus clientes se les vende otra vez al precio general.',
      params: idParams,
      answers: [{ status: 204, description: 'Borrada' }],
      problems: ['not_found', 'owned_by_head_office'],
      handle: async ({ identity, params }) => {
        const deleted = await priceLists.remove(params.id, sessionOf(identity));
        return deleted.ok ? empty() : refuse(deleted.problem);
      },
    }),
  ];
}
