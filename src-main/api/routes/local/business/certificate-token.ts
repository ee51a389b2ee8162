import type { Certificates } from '../../../../business/certificate/certificates.ts';
import {
  tokenDriver,
  tokenInspectBody,
  tokenInstallBody,
  tokenPinBody,
  tokenResource,
  tokenState,
} from '../../../../contract/business/certificate/certificate.ts';
import { certificateResource } from '../../../../contract/business/entity.ts';
import { listOf } from '../../../../contract/list.ts';
import { jsonOf, listReply, type Reply, refuse } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** The USB token that signs for the live business. */
export function certificateTokenRoutes(certificates: Certificates): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/certificate/token/drivers',
      operationId: 'list_token_drivers',
      permission: 'manage_certificate',
      tag: 'Configuración',
      summary: 'Listar los controladores de token conocidos',
      description: 'Los de las entidades del Ecuador, y si están en este equipo.',
      answers: [{ status: 200, description: 'Todos', schema: listOf(tokenDriver) }],
      problems: [],
      handle: async () => wholeList(certificates.drivers()),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/certificate/token/inspect',
      operationId: 'inspect_tokens',
      permission: 'manage_certificate',
      tag: 'Configuración',
      summary: 'Ver los tokens conectados',
      description: 'Los que ve un controlador, con los certificados que muestran sin el PIN.',
      body: tokenInspectBody,
      answers: [{ status: 200, description: 'Todos', schema: listOf(tokenResource) }],
      problems: ['not_ready'],
      handle: async ({ body: { module } }) => {
        const inspected = await certificates.inspect(module);
        return inspected.ok ? wholeList(inspected.value) : refuse(inspected.problem);
      },
    }),
    personRoute({
      ...bare,
      method: 'PUT',
      path: '/v1/local/certificate/token',
      operationId: 'install_token',
      permission: 'manage_certificate',
      tag: 'Configuración',
      summary: 'Firmar con un token',
      description:
        'Elige el certificado como en un .p12, prueba el PIN una sola vez y una firma, y reemplaza al anterior.',
      body: tokenInstallBody,
      answers: [{ status: 200, description: 'El certificado', schema: certificateResource }],
      problems: ['not_ready'],
      handle: async ({ body }) => jsonOf(200, await certificates.installToken(body)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/certificate/token',
      operationId: 'get_token_state',
      permission: 'signed_in',
      tag: 'Configuración',
      summary: 'Ver cómo está el token',
      description: 'Lo mira en ese momento. Si el PIN está guardado y el token volvió, lo abre.',
      answers: [{ status: 200, description: 'El estado', schema: tokenState }],
      problems: ['not_ready', 'not_found'],
      handle: async () => jsonOf(200, await certificates.tokenState()),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/certificate/token/pin',
      operationId: 'give_token_pin',
      permission: 'signed_in',
      tag: 'Configuración',
      summary: 'Dar el PIN del token',
      description:
        'Se prueba una sola vez. Queda sellado si así se instaló; si no, en memoria hasta que el programa termine.',
      body: tokenPinBody,
      answers: [{ status: 200, description: 'El estado', schema: tokenState }],
      problems: ['not_ready', 'not_found'],
      handle: async ({ body }) => jsonOf(200, await certificates.givePin(body)),
    }),
  ];
}

/** So few that one page holds them. */
function wholeList(data: readonly unknown[]): Reply {
  return listReply(data);
}
