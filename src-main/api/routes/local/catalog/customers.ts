import {
  customerBody,
  customerList,
  customerListQuery,
  customerResource,
} from '../../../../contract/catalog/customer.ts';
import type { Customers } from '../../../../counter/catalog/customers.ts';
import { sessionOf } from '../../../routing/access.ts';
import { empty, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Clientes';
const one = { status: 200, description: 'El cliente', schema: customerResource } as const;
const example = { identification_type: 'cedula', identification: '1710034065', name: 'Ana Pérez' } as const;

/** Whom the shop sells to. */
export function customerRoutes(customers: Customers): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/customers',
      operationId: 'search_customers',
      permission: 'signed_in',
      tag,
      summary: 'Buscar clientes',
      description:
        'Por identificación, teléfono, correo o palabras del nombre, sin contar tildes ni mayúsculas; sin `q`, todos. ' +
        'Primero va el que tiene exactamente esa identificación. `offset` avanza por la lista.',
      query: customerListQuery,
      answers: [{ status: 200, description: 'Una página', schema: customerList }],
      problems: [],
      handle: async ({ query }) => {
        const { items, total } = await customers.list(query);
        return listReply(items, total === undefined ? undefined : { total, offset: query.offset });
      },
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: '/v1/local/customers/{id}',
      operationId: 'retrieve_customer',
      permission: 'signed_in',
      tag,
      summary: 'Consultar un cliente',
      params: idParams,
      answers: [one],
      problems: ['not_found'],
      handle: async ({ params }) => jsonOf(200, await customers.get(params.id)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: '/v1/local/customers',
      operationId: 'create_customer',
      permission: 'edit_customers',
      tag,
      summary: 'Crear un cliente',
      body: customerBody,
      answers: [{ ...one, status: 201 }],
      problems: [],
      example,
      handle: async ({ body }) => jsonOf(201, await customers.create(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PUT',
      path: '/v1/local/customers/{id}',
      operationId: 'update_customer',
      permission: 'edit_customers',
      tag,
      summary: 'Cambiar un cliente',
      description: 'Queda como se envía: lo que no se envía, se borra.',
      params: idParams,
      body: customerBody,
      answers: [one],
      problems: ['not_found'],
      example,
      handle: async ({ params, body }) => jsonOf(200, await customers.change(params.id, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: '/v1/local/customers/{id}',
      operationId: 'delete_customer',
      permission: 'manage_customers',
      tag,
      summary: 'Borrar un cliente',
      description: 'Sus documentos quedan como están.',
      params: idParams,
      answers: [{ status: 204, description: 'Borrado' }],
      problems: ['not_found'],
      handle: async ({ identity, params }) => {
        const deleted = await customers.remove(params.id, sessionOf(identity));
        return deleted.ok ? empty() : refuse(deleted.problem);
      },
    }),
  ];
}
