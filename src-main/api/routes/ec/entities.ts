import { z } from 'zod';
import type { Business } from '../../../business/business.ts';
import { entityResource, readinessResource } from '../../../contract/business/entity.ts';
import { listOf, pageQuery } from '../../../contract/list.ts';
import { mayReach } from '../../routing/access.ts';
import { pageOf } from '../../routing/answers/page-of.ts';
import { json, jsonOf, refuse } from '../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, notFound, personOrKeyRoute, type Route } from '../../routing/route.ts';

const tag = 'Negocios';

/** The businesses. A key sees its own; a person sees the practice one and the live one. */
export function entityRoutes(business: Business): readonly Route[] {
  return [
    personOrKeyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/ec/entities',
      operationId: 'list_entities',
      permission: 'signed_in',
      tag,
      summary: 'Listar los negocios',
      description: 'Con una clave, solo el suyo; con la sesión de una persona, el de práctica y el real.',
      query: z.strictObject(pageQuery),
      answers: [{ status: 200, description: 'Una página', schema: listOf(entityResource) }],
      problems: ['invalid_cursor'],
      handle: async ({ identity, query }) => {
        const all = await business.entities();
        const own = all.filter(({ id }) => mayReach(identity, id));
        return jsonOf(200, pageOf(own, query));
      },
    }),
    personOrKeyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/ec/entities/{id}',
      operationId: 'retrieve_entity',
      permission: 'signed_in',
      tag,
      summary: 'Consultar el negocio',
      params: idParams,
      answers: [{ status: 200, description: 'El negocio', schema: entityResource }],
      problems: ['not_found'],
      handle: async ({ identity, params }) => {
        const entity = mayReach(identity, params.id) ? await business.entity(params.id) : undefined;
        return entity ? json(200, entity) : refuse(notFound);
      },
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/ec/entities/{id}/readiness',
      operationId: 'check_entity_readiness',
      permission: 'signed_in',
      tag,
      summary: 'Qué le falta para emitir',
      description:
        'En el ambiente de la clave. Prueba una firma con la clave en uso, a lo más una cada tres segundos, sin pedir nunca un PIN. Estar sin internet nunca impide emitir.',
      params: idParams,
      answers: [{ status: 200, description: 'Requisitos', schema: readinessResource }],
      problems: ['not_found'],
      handle: async ({ caller, params }) =>
        params.id === caller.entityId ? json(200, await business.readiness(caller)) : refuse(notFound),
    }),
  ];
}
