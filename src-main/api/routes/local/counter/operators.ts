import {
  approvalBody,
  approvalResource,
  forgottenPinBody,
  operatorBody,
  operatorPatch,
  operatorResource,
  operatorSignIn,
  signInBody,
} from '../../../../contract/counter/operator.ts';
import { listOf } from '../../../../contract/list.ts';
import type { Operators } from '../../../../counter/operators/operators.ts';
import { empty, jsonOf, listReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Mostrador';
const path = '/v1/local/operators';
const one = { status: 200, description: 'La persona', schema: operatorResource } as const;

/** Who works at the counter. A PIN goes in and never comes out. */
export function operatorRoutes(operators: Operators): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_operators',
      permission: 'signed_out',
      tag,
      summary: 'Listar los operadores',
      description: 'Por nombre, también quienes ya no trabajan aquí.',
      answers: [{ status: 200, description: 'Todos', schema: listOf(operatorResource) }],
      problems: [],
      handle: async () => {
        const data = await operators.list();
        return listReply(data);
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_operator',
      permission: 'manage_operators',
      tag,
      summary: 'Crear un operador',
      description:
        'El primero administra y lo crea quien tenga la sesión; a los demás los crea una persona administradora.',
      body: operatorBody,
      answers: [{ ...one, status: 201 }],
      problems: ['operator_required', 'operator_not_allowed', 'storage_full', 'owned_by_head_office'],
      example: { name: 'Ana Pérez', role: 'administrator', pin: '482913' },
      handle: async ({ session, body }) => jsonOf(201, await operators.create(session, body)),
    }),
    personRoute({
      ...bare,
      method: 'PATCH',
      path: `${path}/{id}`,
      operationId: 'update_operator',
      permission: 'manage_operators',
      tag,
      summary: 'Cambiar un operador',
      description:
        'Un PIN nuevo termina la espera por PIN incorrectos. Siempre queda una persona administradora. De quien llegó de la ' +
        'matriz se cambia aquí solo el PIN.',
      params: idParams,
      body: operatorPatch,
      answers: [one],
      problems: [
        'not_found',
        'operator_required',
        'operator_not_allowed',
        'invalid_state',
        'storage_full',
        'owned_by_head_office',
      ],
      example: { active: false },
      handle: async ({ session, params, body }) =>
        jsonOf(200, await operators.change(session, params.id, body)),
    }),
    personRoute({
      ...bare,
      method: 'PUT',
      path: `${path}/{id}/pin`,
      operationId: 'reset_operator_pin',
      permission: 'owner',
      tag,
      summary: 'Poner un PIN nuevo sin conocer ninguno',
      description:
        'Para la dueña o el dueño de los datos, con la sesión de este computador que usa la línea de comandos ' +
        '(`operators reset-pin`). Termina la espera por PIN incorrectos.',
      params: idParams,
      body: signInBody,
      answers: [one],
      problems: ['not_found', 'operator_not_allowed', 'storage_full'],
      example: { pin: '482913' },
      handle: async ({ params, body }) => jsonOf(200, await operators.resetPin(params.id, body.pin)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/forgotten-pin`,
      operationId: 'reset_forgotten_pin',
      permission: 'signed_out',
      tag,
      summary: 'Poner el PIN de quien administra, si nadie más puede ponérselo',
      description:
        'Para quien administra a solas y olvidó el suyo, o llegó de la matriz y aún no tiene PIN en esta caja, mientras ningún ' +
        'otro administrador lo tenga. Vale la contraseña de los respaldos o la clave del archivo de firma del negocio; para el ' +
        'primer PIN de la caja, si no se guarda ninguna de las dos, no hace falta. Cada intento cuenta y espera como ' +
        'los de un PIN, y queda en Actividad.',
      params: idParams,
      body: forgottenPinBody,
      answers: [one],
      problems: ['not_found', 'operator_not_allowed', 'invalid_state', 'pin_locked', 'storage_full'],
      example: { secret: 'cuatro palabras al azar', pin: '482913' },
      handle: async ({ params, body }) => jsonOf(200, await operators.resetForgottenPin(params.id, body)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/signed-in`,
      operationId: 'retrieve_signed_in_operator',
      permission: 'signed_out',
      tag,
      summary: 'Quién está en esta sesión',
      answers: [{ status: 200, description: 'La persona y lo que puede', schema: operatorSignIn }],
      problems: ['not_found'],
      handle: async ({ session }) => jsonOf(200, await operators.signedIn(session)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/sign-in`,
      operationId: 'sign_operator_in',
      permission: 'signed_out',
      tag,
      summary: 'Ingresar con PIN',
      description:
        'Desde ahora esta sesión actúa en su nombre, hasta que salga, ingrese otra persona o se cierre el programa. ' +
        'Después del tercer PIN incorrecto seguido hay que esperar cada vez más, hasta 15 minutos.',
      params: idParams,
      body: signInBody,
      answers: [{ status: 200, description: 'La persona y lo que puede', schema: operatorSignIn }],
      problems: ['not_found', 'invalid_state', 'pin_wrong', 'pin_locked', 'storage_full'],
      example: { pin: '482913' },
      handle: async ({ session, params, body }) =>
        jsonOf(200, await operators.signIn(session, params.id, body.pin)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/sign-out`,
      operationId: 'sign_operator_out',
      permission: 'signed_out',
      tag,
      summary: 'Salir',
      description: 'Nadie actúa ya en esta sesión. Las cajas abiertas siguen abiertas.',
      answers: [{ status: 204, description: 'Hecho' }],
      problems: [],
      handle: async ({ session }) => {
        await operators.signOut(session);
        return empty();
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: `${path}/{id}/approvals`,
      operationId: 'approve_operator_action',
      permission: 'signed_in',
      tag,
      summary: 'Aprobar lo que otra persona no puede sola',
      description:
        'Quien puede hacerlo pone su PIN, sin que salga quien está. La aprobación sirve una vez, a quien la pidió, para ' +
        'esa acción y lo que dice `about`, por dos minutos; la de una venta, por un día.',
      params: idParams,
      body: approvalBody,
      answers: [{ status: 201, description: 'La aprobación', schema: approvalResource }],
      problems: [
        'not_found',
        'invalid_state',
        'pin_wrong',
        'pin_locked',
        'operator_not_allowed',
        'storage_full',
      ],
      example: { pin: '482913', action: 'discount_over_limit', about: { amount: '4.50' } },
      handle: async ({ session, params, body }) =>
        jsonOf(201, await operators.approve(session, params.id, body)),
    }),
  ];
}
