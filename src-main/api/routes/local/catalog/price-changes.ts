import { z } from 'zod';
import {
  priceChangeBody,
  priceChangeParams,
  priceChangeResource,
} from '../../../../contract/catalog/price-change.ts';
import type { PriceChanges } from '../../../../counter/catalog/prices/price-changes.ts';
import { jsonOf } from '../../../routing/answers/reply.ts';
import { approvalQuery } from '../../../routing/approval.ts';
import { bare, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Productos';
const path = '/v1/local/products/price-changes';
const one = { status: 200, description: 'El cambio', schema: priceChangeResource } as const;
const example = {
  products: { category: 'Abarrotes' },
  change: { kind: 'percent', value: '5' },
  rounding: 'five_cents',
} as const;

/** Many prices at once. */
export function priceChangeRoutes(priceChanges: PriceChanges): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/preview`,
      operationId: 'preview_price_change',
      permission: 'signed_in',
      tag,
      summary: 'Cambiar muchos precios: vista previa',
      description: 'Calcula los precios nuevos sin guardar nada.',
      body: priceChangeBody,
      answers: [one],
      problems: [],
      example,
      handle: async ({ body }) => jsonOf(200, await priceChanges.preview(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}`,
      operationId: 'change_prices',
      permission: { approvable: 'change_price', about: 'revision' },
      params: priceChangeParams,
      query: z.strictObject(approvalQuery),
      tag,
      summary: 'Cambiar muchos precios',
      description: 'Los de la vista previa, todos a la vez o ninguno.',
      body: priceChangeBody,
      answers: [one],
      problems: ['invalid_state', 'storage_full', 'owned_by_head_office'],
      example,
      handle: async ({ params, body }) => jsonOf(200, await priceChanges.commit(params.id, body)),
    }),
  ];
}
