import { dataFolder, supportFile } from '../../../../contract/business/support-file.ts';
import { ecuadorDate } from '../../../../documents/values/ecuador-time.ts';
import type { Metrics } from '../../../../support/metrics/metrics.ts';
import type { Support } from '../../../../support/support.ts';
import { json, text } from '../../../routing/answers/reply.ts';
import { bare, personOrKeyRoute, personRoute, type Route } from '../../../routing/route.ts';

/** Version 0.0.4 is the text format that every Prometheus reads. */
const metricsType = 'text/plain; version=0.0.4';

/** What a person gives to support, where the data are, and what a monitor reads. */
export function supportRoutes(support: Support, metrics: Metrics): readonly Route[] {
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
    personOrKeyRoute('read', {
      ...common,
      path: '/v1/local/metrics',
      operationId: 'read_metrics',
      permission: 'signed_in',
      summary: 'Cómo está la instalación, para un monitor',
      description:
        'En el formato de texto de Prometheus: documentos por estado, lo que espera y desde cuándo, la última respuesta del ' +
        'SRI, certificado, respaldos, disco, memoria y versión. Con una clave, lo de su ambiente; con la sesión de una ' +
        'persona, lo de todos. No lleva nombres ni números de documentos.',
      answers: [{ status: 200, description: 'Las métricas', mediaType: 'text/plain' }],
      handle: async ({ identity }) =>
        text(metricsType, await metrics(identity.kind === 'key' ? identity.caller.environment : undefined)),
    }),
  ];
}
