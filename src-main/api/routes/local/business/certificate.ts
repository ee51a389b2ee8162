import type { Business } from '../../../../business/business.ts';
import type { Certificates } from '../../../../business/certificate/certificates.ts';
import { certificateReport } from '../../../../contract/business/certificate/certificate.ts';
import { certificateResource } from '../../../../contract/business/entity.ts';
import { certificateUpload } from '../../../../contract/local.ts';
import { empty, jsonOf, refuse } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** The signing certificate of the live business: installing it from a file, its fallback, the doctor. */
export function certificateRoutes(business: Business, certificates: Certificates): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'PUT',
      path: '/v1/local/certificate',
      operationId: 'install_certificate',
      permission: 'manage_certificate',
      tag: 'Configuración',
      summary: 'Instalar el certificado de firma',
      description:
        'Un archivo .p12 en base64 y su contraseña. Se abre y se revisa antes de reemplazar al anterior.',
      body: certificateUpload,
      answers: [{ status: 200, description: 'El certificado', schema: certificateResource }],
      problems: [],
      handle: async ({ body }) => jsonOf(200, await business.installCertificate(fileOf(body))),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/certificate/doctor',
      operationId: 'examine_certificate',
      permission: 'manage_certificate',
      tag: 'Configuración',
      summary: 'Revisar el certificado instalado',
      description:
        'Titular, RUC y dónde está, emisor, vigencia, clave, firma de prueba verificada; todo a la vez, con qué hacer.',
      answers: [{ status: 200, description: 'El informe', schema: certificateReport }],
      problems: ['not_ready'],
      handle: async () => jsonOf(200, await certificates.examine()),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/certificate/doctor',
      operationId: 'examine_certificate_file',
      permission: 'manage_certificate',
      tag: 'Configuración',
      summary: 'Revisar un archivo sin instalarlo',
      description: 'Lo mismo para un .p12 que no se guarda en ningún lugar.',
      body: certificateUpload,
      answers: [{ status: 200, description: 'El informe', schema: certificateReport }],
      problems: ['not_ready'],
      handle: async ({ body }) => jsonOf(200, await certificates.examineFile(fileOf(body))),
    }),
    personRoute({
      ...bare,
      method: 'PUT',
      path: '/v1/local/certificate/fallback',
      operationId: 'install_fallback_certificate',
      permission: 'manage_certificate',
      tag: 'Configuración',
      summary: 'Instalar un archivo de respaldo del token',
      description: 'Un .p12 del mismo negocio, que firma mientras el token no puede.',
      body: certificateUpload,
      answers: [{ status: 200, description: 'El certificado', schema: certificateResource }],
      problems: ['not_ready', 'invalid_state'],
      handle: async ({ body }) => jsonOf(200, await certificates.installFallback(fileOf(body))),
    }),
    personRoute({
      ...bare,
      method: 'DELETE',
      path: '/v1/local/certificate/fallback',
      operationId: 'remove_fallback_certificate',
      permission: 'manage_certificate',
      tag: 'Configuración',
      summary: 'Quitar el archivo de respaldo',
      description: 'Desde entonces, lo que el token no puede firmar lo espera.',
      answers: [{ status: 204, description: 'Quitado' }],
      problems: ['not_ready', 'not_found'],
      handle: async () => {
        const removed = await certificates.removeFallback();
        return removed.ok ? empty() : refuse(removed.problem);
      },
    }),
  ];
}

function fileOf({ p12_base64, password }: { readonly p12_base64: string; readonly password: string }) {
  return { p12: Buffer.from(p12_base64, 'base64'), password };
}
