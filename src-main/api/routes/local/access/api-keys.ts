import { z } from 'zod';
import type { KeyRing } from '../../../../access/key-ring.ts';
import { listOf, pageQuery } from '../../../../contract/list.ts';
import { apiKeyBody, apiKeyResource, createdApiKey } from '../../../../contract/local.ts';
import { pageOf } from '../../../routing/answers/page-of.ts';
import { jsonOf } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Claves de API';

/** The keys of programs. Only a person makes one: a key never creates a key (api.md §6). */
export function apiKeyRoutes(keys: KeyRing): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/api-keys',
      operationId: 'list_api_keys',
      permission: 'manage_api_keys',
      tag,
      summary: 'Listar las claves',
      query: z.strictObject(pageQuery),
      answers: [
        { status: 200, description: 'Una página, sin las claves mismas', schema: listOf(apiKeyResource) },
      ],
      problems: ['invalid_cursor'],
      handle: async ({ query }) => jsonOf(200, pageOf(await keys.list(), query)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/api-keys',
      operationId: 'create_api_key',
      permission: 'manage_api_keys',
      tag,
      summary: 'Crear una clave',
      description:
        'La clave se muestra esta única vez. `allowed_origins` son las páginas web que pueden usarla.',
      body: apiKeyBody,
      answers: [{ status: 201, description: 'La clave, por única vez', schema: createdApiKey }],
      problems: ['not_found'],
      example: { environment: 'sandbox', name: 'Caja 1', scopes: ['issue', 'read'] },
      handle: async ({ body }) => jsonOf(201, await keys.create(body)),
    }),
    personRoute({
      ...bare,
      method: 'DELETE',
      path: '/v1/local/api-keys/{id}',
      operationId: 'revoke_api_key',
      permission: 'manage_api_keys',
      tag,
      summary: 'Revocar una clave',
      params: idParams,
      answers: [{ status: 200, description: 'La clave, revocada', schema: apiKeyResource }],
      problems: ['not_found'],
      handle: async ({ params }) => jsonOf(200, await keys.revoke(params.id)),
    }),
  ];
}
