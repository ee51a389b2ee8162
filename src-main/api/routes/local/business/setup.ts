import type { Business } from '../../../../business/business.ts';
import { setupBody } from '../../../../contract/business/business-file.ts';
import { entityResource } from '../../../../contract/business/entity.ts';
import { jsonOf } from '../../../routing/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** The live business, written as a whole. */
export function setupRoutes(business: Business): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'PUT',
      path: '/v1/local/setup',
      operationId: 'set_up_business',
      permission: 'manage_business',
      tag: 'Configuración',
      summary: 'Crear o cambiar el negocio real',
      description: 'Datos del RUC, establecimientos, puntos de emisión, series y certificado: todo o nada.',
      body: setupBody,
      answers: [{ status: 200, description: 'El negocio', schema: entityResource }],
      problems: ['number_conflict'],
      example: {
        business: {
          ruc: '1799999990001',
          legal_name: 'ALMACENES EJEMPLO S.A.',
          head_office_address: 'Av. Amazonas N34-120, Quito',
        },
      },
      handle: async ({ body }) => jsonOf(200, await business.setup(body)),
    }),
  ];
}
