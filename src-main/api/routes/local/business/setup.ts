import type { Business } from '../../../../business/business.ts';
import type { SetUp } from '../../../../business/set-up/set-up.ts';
import { setupBody } from '../../../../contract/business/business-file.ts';
import { entityResource } from '../../../../contract/business/entity.ts';
import { setupDecision, setupProgress } from '../../../../contract/business/set-up/setup-progress.ts';
import { json, jsonOf } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** The live business, written as a whole, and the way there step by step. */
export function setupRoutes(business: Business, setUp: SetUp): readonly Route[] {
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
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/setup',
      operationId: 'retrieve_setup',
      permission: 'signed_in',
      tag: 'Configuración',
      summary: 'Ver hasta dónde va la configuración del negocio',
      description: 'Qué pasos están hechos, cuáles se dejaron para después y por dónde se sigue.',
      answers: [{ status: 200, description: 'Lo avanzado', schema: setupProgress }],
      problems: [],
      handle: async () => json(200, await setUp.read()),
    }),
    personRoute({
      ...bare,
      method: 'PATCH',
      path: '/v1/local/setup',
      operationId: 'decide_setup',
      permission: 'manage_business',
      tag: 'Configuración',
      summary: 'Elegir entre practicar y configurar, o dejar un paso para después',
      body: setupDecision,
      answers: [{ status: 200, description: 'Lo avanzado', schema: setupProgress }],
      problems: ['not_ready'],
      example: { choice: 'business' },
      handle: async ({ body }) => jsonOf(200, await setUp.decide(body)),
    }),
  ];
}
