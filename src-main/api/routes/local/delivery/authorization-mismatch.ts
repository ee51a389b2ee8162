import { authorizationMismatch } from '../../../../contract/documents/authority/authorization-mismatch.ts';
import type { Issuing } from '../../../../issuing/issuing.ts';
import { jsonOf } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';
import { resourceSchemaOf } from '../../document-schemas.ts';

/** A document of which the authority authorized another: both sides, and a person's word that it counts. */
export function authorizationMismatchRoutes(issuing: Issuing): readonly Route[] {
  return [
    personRoute({
      ...bare,
      permission: 'read_documents',
      method: 'GET',
      path: '/v1/local/documents/{id}/authorization-mismatch',
      operationId: 'retrieve_authorization_mismatch',
      tag: 'Servicio',
      summary: 'Comparar lo enviado con lo que autorizó el SRI',
      description:
        'De uno que espera la decisión `authorization_mismatch`: en qué difieren, lo que se envió y lo que el SRI ' +
        'tiene con su clave de acceso. Para preguntarle otra vez está `refresh-status`.',
      params: idParams,
      answers: [{ status: 200, description: 'Los dos lados', schema: authorizationMismatch }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ params }) => jsonOf(200, await issuing.mismatch(params.id)),
    }),
    personRoute({
      ...bare,
      permission: 'correct_documents',
      method: 'POST',
      path: '/v1/local/documents/{id}/accept-authorization',
      operationId: 'accept_authorization',
      tag: 'Servicio',
      summary: 'Aceptar lo que autorizó el SRI',
      description:
        'El documento queda autorizado tal como lo tiene el SRI. Si el archivo es otro, pasa a ser una revisión nueva y ' +
        'lo que se emitió aquí se conserva en la anterior. No se acepta lo que es de otra clave o de otro ambiente, ni ' +
        'lo que no se puede leer.',
      params: idParams,
      answers: [{ status: 200, description: 'Autorizado', schema: resourceSchemaOf(undefined) }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ params }) => jsonOf(200, await issuing.acceptAuthorization(params.id)),
    }),
  ];
}
