import { roleBody, roleParams, roleResource } from '../../../../contract/counter/role.ts';
import { listOf } from '../../../../contract/list.ts';
import type { Roles } from '../../../../counter/roles/roles.ts';
import { json, listReply } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Mostrador';
const path = '/v1/local/roles';

/** What each role may. */
export function roleRoutes(roles: Roles): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_roles',
      permission: 'signed_in',
      tag,
      summary: 'Listar los roles',
      description: 'Lo que puede por sí mismo cada rol, y lo que puede mientras la tienda no lo cambia.',
      answers: [{ status: 200, description: 'Todos', schema: listOf(roleResource) }],
      problems: [],
      handle: async () => listReply(await roles.list()),
    }),
    personRoute({
      ...bare,
      method: 'PUT',
      path: `${path}/{role}`,
      operationId: 'put_role',
      permission: 'manage_operators',
      tag,
      summary: 'Decidir lo que puede un rol',
      description:
        'El conjunto completo; rige desde la siguiente petición de cada persona. Quien administra puede todo: ' +
        'ese rol no se cambia.',
      params: roleParams,
      body: roleBody,
      answers: [{ status: 200, description: 'El rol', schema: roleResource }],
      problems: ['storage_full'],
      example: { permissions: ['sell', 'open_cash_session', 'close_cash_session', 'read_documents'] },
      handle: async ({ session, params, body }) => json(200, await roles.put(session, params.role, body)),
    }),
  ];
}
