import { z } from 'zod';
import type { Business } from '../../../../business/business.ts';
import {
  type SeriesResource,
  seriesPatch,
  seriesResource,
  seriesResumption,
} from '../../../../contract/business/entity.ts';
import { listOf, pageQuery } from '../../../../contract/list.ts';
import type { Outcome } from '../../../../contract/problems/problems.ts';
import { pageOf } from '../../../routing/answers/page-of.ts';
import { jsonOf } from '../../../routing/answers/reply.ts';
import { bare, idParams, personOrKeyRoute, personRoute, type Route } from '../../../routing/route.ts';

export interface SeriesRouteParts {
  readonly business: Pick<Business, 'series'>;
  /** Lets a stopped series go on; its number may only rise, and who says it is kept as an approval. */
  readonly resumeSeries: (
    id: string,
    nextNumber: number | undefined,
    session: string,
  ) => Promise<Outcome<SeriesResource>>;
  /** Moves a series on to a higher number. */
  readonly raiseSeries: (id: string, nextNumber: number) => Promise<Outcome<SeriesResource>>;
}

/** The numberings. A key sees those of its business and environment. */
export function seriesRoutes({ business, resumeSeries, raiseSeries }: SeriesRouteParts): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/series',
      operationId: 'list_series',
      permission: 'signed_in',
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
    personRoute({
      ...bare,
      method: 'PATCH',
      path: '/v1/local/series/{id}',
      operationId: 'update_series',
      permission: 'manage_tills',
      tag: 'Configuración',
      summary: 'Subir el siguiente número de una serie',
      description:
        'Cuando otro programa dio los anteriores. Los números que se saltan no se emiten aquí. Queda en los sucesos ' +
        'como `series.raised`.',
      params: idParams,
      body: seriesPatch,
      answers: [{ status: 200, description: 'La serie', schema: seriesResource }],
      problems: ['not_found', 'invalid_state', 'number_conflict'],
      example: { next_number: 1524 },
      handle: async ({ params, body }) => jsonOf(200, await raiseSeries(params.id, body.next_number)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/series/{id}/resume',
      operationId: 'resume_series',
      permission: 'manage_tills',
      tag: 'Configuración',
      summary: 'Reanudar una serie detenida',
      description:
        'Una serie se detiene cuando el SRI ya tiene uno de sus números con otra clave: otro programa numera en ella.',
      params: idParams,
      body: seriesResumption,
      bodyMayBeMissing: true,
      answers: [{ status: 200, description: 'La serie', schema: seriesResource }],
      problems: ['not_found', 'invalid_state', 'number_conflict', 'owned_by_head_office'],
      handle: async ({ params, body, session }) =>
        jsonOf(200, await resumeSeries(params.id, body.next_number, session)),
    }),
  ];
}
