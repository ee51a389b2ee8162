import { z } from 'zod';
import {
  pricedCart,
  pricedCartBody,
  promotionBody,
  promotionListQuery,
  promotionPreview,
  promotionResource,
  promotionResults,
  promotionResultsQuery,
} from '../../../../contract/catalog/promotion.ts';
import { listOf } from '../../../../contract/list.ts';
import type { Promotions } from '../../../../counter/promotions/promotions.ts';
import { empty, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Productos';
const path = '/v1/local/promotions';
const one = { status: 200, description: 'La promoción', schema: promotionResource } as const;
const ofUseCase = { body: z.unknown(), bodyOfUseCase: promotionBody } as const;
const example = {
  name: 'Café 3×2',
  terms: { kind: 'n_for_m', take: 3, pay: 2 },
  categories: ['Abarrotes'],
} as const;

/** What is sold for less, and what came of it. */
export function promotionRoutes(promotions: Promotions): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_promotions',
      permission: 'signed_in',
      tag,
      summary: 'Listar las promociones',
      query: promotionListQuery,
      answers: [{ status: 200, description: 'La más antigua primero', schema: listOf(promotionResource) }],
      problems: [],
      handle: async ({ query }) => listReply(await promotions.all(query)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      ...ofUseCase,
      method: 'POST',
      path,
      operationId: 'create_promotion',
      permission: 'change_price',
      tag,
      summary: 'Crear una promoción',
      description:
        'El mostrador la aplica solo, desde su próxima venta; a las facturas de la API no les cambia nada. Hasta 200 que no hayan terminado.',
      answers: [{ ...one, status: 201 }],
      problems: ['validation_failed', 'invalid_state'],
      example,
      handle: async ({ body }) => jsonOf(201, await promotions.create(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      ...ofUseCase,
      method: 'POST',
      path: `${path}/preview`,
      operationId: 'preview_promotion',
      permission: 'change_price',
      tag,
      summary: 'Ver qué haría una promoción',
      description: 'A cuántos productos alcanza y lo que costarían, sin guardar nada.',
      answers: [{ status: 200, description: 'La vista previa', schema: promotionPreview }],
      problems: ['validation_failed'],
      example,
      handle: async ({ body }) => jsonOf(200, await promotions.preview(body)),
    }),
    personOrKeyRoute('read', {
      ...bare,
      method: 'POST',
      path: `${path}/priced-cart`,
      operationId: 'price_cart',
      permission: 'signed_in',
      tag,
      summary: 'Pedir los precios y promociones de una venta',
      description:
        'Como los aplicaría hoy el mostrador, para quien factura con otro programa: el descuento de cada línea y la ' +
        '`metadata` de la factura. No guarda nada.',
      body: pricedCartBody,
      answers: [{ status: 200, description: 'Las líneas', schema: pricedCart }],
      problems: [],
      example: { lines: [{ code: 'CAF-250', quantity: '3' }] },
      handle: async ({ body }) => jsonOf(200, await promotions.price(body)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/results`,
      operationId: 'list_promotion_results',
      permission: 'read_reports',
      tag,
      summary: 'Ver lo que vendió cada promoción',
      description:
        'De todos los días, o de `from` a `to`. Las notas de crédito restan; lo anulado o no autorizado no cuenta.',
      query: promotionResultsQuery,
      answers: [
        { status: 200, description: 'Una por promoción con la que se vendió', schema: promotionResults },
      ],
      problems: [],
      handle: async ({ caller, query }) => listReply(await promotions.results(caller, query)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      ...ofUseCase,
      method: 'PUT',
      path: `${path}/{id}`,
      operationId: 'replace_promotion',
      permission: 'change_price',
      tag,
      summary: 'Cambiar una promoción',
      description: 'Entera. Lo ya vendido con ella queda como se vendió.',
      params: idParams,
      answers: [one],
      problems: ['validation_failed', 'not_found', 'invalid_state'],
      example,
      handle: async ({ params, body }) => jsonOf(200, await promotions.replace(params.id, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'delete_promotion',
      permission: 'change_price',
      tag,
      summary: 'Borrar una promoción',
      description: 'Una con la que ya se vendió no se borra: se apaga con `active: false`.',
      params: idParams,
      answers: [{ status: 204, description: 'Borrada' }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ params }) => {
        const deleted = await promotions.remove(params.id);
        return deleted.ok ? empty() : refuse(deleted.problem);
      },
    }),
  ];
}
