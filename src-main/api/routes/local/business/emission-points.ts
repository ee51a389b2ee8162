import { z } from 'zod';
import { seriesCode } from '../../../../contract/business/business-file.ts';
import {
  emissionPointBody,
  emissionPointQuery,
  emissionPointResource,
  establishmentPatch,
  establishmentResource,
} from '../../../../contract/business/emission-point.ts';
import { listOf } from '../../../../contract/list.ts';
import type { EmissionPoints } from '../../../../counter/tills/emission-points.ts';
import { jsonOf, listReply } from '../../../routing/answers/reply.ts';
import { bare, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Configuración';
const path = '/v1/local/emission-points';
const refusals = ['operator_required', 'operator_not_allowed', 'storage_full'] as const;

/** Where documents are numbered from. A key sees and makes those of its environment. */
export function emissionPointRoutes(points: EmissionPoints): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_emission_points',
      permission: 'signed_in',
      tag,
      summary: 'Listar los puntos de emisión',
      query: emissionPointQuery,
      answers: [{ status: 200, description: 'Todos, con sus series', schema: listOf(emissionPointResource) }],
      problems: [],
      handle: async ({ identity, query }) => {
        const own = identity.kind === 'key' ? identity.caller.environment : undefined;
        const isElsewhere = own !== undefined && query.environment !== undefined && query.environment !== own;
        const data = isElsewhere ? [] : await points.list(own ?? query.environment);
        return listReply(data);
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_emission_point',
      permission: 'manage_tills',
      tag,
      summary: 'Añadir un punto de emisión',
      description:
        'Con una serie por tipo de documento, en cada ambiente del negocio; una clave, solo en el suyo. El ' +
        'establecimiento puede ser nuevo: entonces lleva su dirección. Si antes se emitía ahí con otro programa, ' +
        '`next_numbers` dice con qué número seguir.',
      body: emissionPointBody,
      answers: [{ status: 201, description: 'El punto de emisión', schema: emissionPointResource }],
      problems: [...refusals, 'not_ready', 'number_conflict'],
      example: {
        environment: 'live',
        establishment: '001',
        emission_point: '002',
        next_numbers: { live: { invoice: 1524 } },
      },
      handle: async ({ identity, body }) => jsonOf(201, await points.create(identity, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PATCH',
      path: '/v1/local/establishments/{code}',
      operationId: 'update_establishment',
      permission: 'manage_tills',
      tag,
      summary: 'Cambiar la dirección de un establecimiento',
      description: 'Los documentos ya emitidos conservan la dirección con que se firmaron.',
      params: z.strictObject({ code: seriesCode }),
      body: establishmentPatch,
      answers: [{ status: 200, description: 'El establecimiento', schema: establishmentResource }],
      problems: [...refusals, 'not_found'],
      example: { environment: 'live', address: 'Av. de los Shyris N35-17, Quito' },
      handle: async ({ identity, params, body }) =>
        jsonOf(200, await points.changeEstablishment(identity, params.code, body)),
    }),
  ];
}
