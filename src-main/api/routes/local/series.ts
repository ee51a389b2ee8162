import { z } from 'zod';
import { seriesResource } from '../../../contract/entity.ts';
import { listOf, pageQuery } from '../../../contract/list.ts';
import { pageOf } from '../../route/page-of.ts';
import { jsonOf } from '../../route/reply.ts';
import { bare, personOrKeyRoute, type Route } from '../../route/route.ts';
import type { BusinessService } from '../../services.ts';

/** The numberings. A key sees those of its business and environment. */
export function seriesRoutes(business: BusinessService): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/series',
      operationId: 'list_series',
      tag: 'Configuración',
      summary: 'Listar las series',
      query: z.strictObject(pageQuery),
      answers: [{ status: 200, description: 'Una página', schema: listOf(seriesResource) }],
      problems: ['invalid_cursor'],
      handle: async ({ identity, query }) => {
        const all = await business.series();
        if (identity.kind === 'person') return jsonOf(200, pageOf(all, query));
        const { entityId, environment } = identity.caller;
        const own = all.filter((row) => row.entity_id === entityId && row.environment === environment);
        return jsonOf(200, pageOf(own, query));
      },
    }),
  ];
}
