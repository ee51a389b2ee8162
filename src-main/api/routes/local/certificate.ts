import { certificateResource } from '../../../contract/entity.ts';
import { certificateUpload } from '../../../contract/local.ts';
import { jsonOf } from '../../route/reply.ts';
import { bare, personRoute, type Route } from '../../route/route.ts';
import type { BusinessService } from '../../services.ts';

/** The signing certificate of the live business. */
export function certificateRoutes(business: BusinessService): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'PUT',
      path: '/v1/local/certificate',
      operationId: 'install_certificate',
      tag: 'Configuración',
      summary: 'Instalar el certificado de firma',
      description:
        'Un archivo .p12 en base64 y su contraseña. Se abre y se revisa antes de reemplazar al anterior.',
      body: certificateUpload,
      answers: [{ status: 200, description: 'El certificado', schema: certificateResource }],
      problems: ['storage_full'],
      handle: async ({ body: { p12_base64, password } }) =>
        jsonOf(200, await business.installCertificate({ p12: Buffer.from(p12_base64, 'base64'), password })),
    }),
  ];
}
