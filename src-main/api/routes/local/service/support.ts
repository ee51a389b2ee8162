import { dataFolder, supportFile } from '../../../../contract/business/support-file.ts';
import { ecuadorDate } from '../../../../documents/values/ecuador-time.ts';
import type { Support } from '../../../../support/support.ts';
import { json } from '../../../routing/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** What a person gives to whoever helps, and where the data are. */
export function supportRoutes(support: Support): readonly Route[] {
  const common = {
    ...bare,
    method: 'GET',
    permission: 'manage_settings',
    tag: 'Servicio',
    problems: [],
  } as const;
  return [
    personRoute({
      ...common,
      path: '/v1/local/data-folder',
      operationId: 'retrieve_data_folder',
      summary: 'Dónde están los datos y cuánto ocupan',
      answers: [{ status: 200, description: 'La carpeta de datos', schema: dataFolder }],
      handle: async () => json(200, await support.dataFolder()),
    }),
    personRoute({
      ...common,
      path: '/v1/local/support-file',
      operationId: 'make_support_file',
      summary: 'Descargar el archivo para soporte',
      description:
        'Versión, equipo, cuánto hay de cada cosa, qué falta para emitir, ajustes, entrega, respaldos y lo último del ' +
        'registro. Sin nombres, cédulas, RUC, correos, claves de acceso, contraseñas ni documentos: eso no sale de la tienda.',
      answers: [{ status: 200, description: 'El archivo', schema: supportFile }],
      handle: async () => {
        const made = await support.file();
        const name = `soporte-${ecuadorDate(new Date(made.made_at))}.json`;
        return json(200, made, { 'content-disposition': `attachment; filename="${name}"` });
      },
    }),
  ];
}
