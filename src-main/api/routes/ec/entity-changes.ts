import { z } from 'zod';
import type { EntityChanges } from '../../../business/entity/entity-changes.ts';
import { entityResource } from '../../../contract/business/entity.ts';
import { entityPatch } from '../../../contract/business/entity-patch.ts';
import { mayReach } from '../../routing/access.ts';
import { jsonOf, refuse } from '../../routing/answers/reply.ts';
import { bare, idParams, notFound, personOrKeyRoute, type Route } from '../../routing/route.ts';

/** What a business says of itself is changed by a person, or by a key that may configure. */
export function entityChangeRoutes(changes: EntityChanges): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'PATCH',
      path: '/v1/ec/entities/{id}',
      operationId: 'update_entity',
      permission: 'manage_business',
      tag: 'Negocios',
      summary: 'Cambiar datos del negocio',
      description:
        'Solo cambia lo que se envía; null quita un dato opcional. Del negocio real, `legal_name`, `regime` y `keeps_accounting` vienen del RUC y no se editan. Los documentos ya emitidos conservan los datos con que se firmaron.',
      params: idParams,
      body: z.unknown(),
      bodyOfUseCase: entityPatch,
      answers: [{ status: 200, description: 'El negocio, cambiado', schema: entityResource }],
      problems: ['not_found', 'read_only_field'],
      example: { trade_name: 'Almacenes Ejemplo', footer_legend: null },
      handle: async ({ identity, params, body }) =>
        mayReach(identity, params.id) ? jsonOf(200, await changes.change(params.id, body)) : refuse(notFound),
    }),
  ];
}
