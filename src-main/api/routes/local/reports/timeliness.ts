import { timelinessQuery, timelinessReport } from '../../../../contract/reports/timeliness.ts';
import type { Timeliness } from '../../../../reports/timeliness/timeliness.ts';
import { file, jsonOf, refuse } from '../../../routing/answers/reply.ts';
import { bare, fileAnswers, keyRoute, type Route } from '../../../routing/route.ts';

const path = '/v1/local/reports/timeliness';

/** How soon the documents of some days were authorized, and the proof of it. */
export function timelinessRoutes(timeliness: Timeliness): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'read_timeliness',
      permission: 'read_reports',
      tag: 'Informes',
      summary: 'Ver cuánto tardó el SRI en autorizar lo emitido, y por qué',
      description:
        'De cada día, lo que tardó la mitad y 95 de cada 100 documentos de su emisión a su autorización. De cada documento ' +
        'tardío, a qué se debió cada parte de la espera y sus intentos. La transmisión se debe al emitir.',
      query: timelinessQuery,
      answers: [{ status: 200, description: 'El informe', schema: timelinessReport }],
      problems: [],
      handle: async ({ caller, query, signal }) =>
        jsonOf(200, await timeliness.read(caller, query, signal())),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/proof`,
      operationId: 'download_timeliness_proof',
      permission: 'read_reports',
      tag: 'Informes',
      summary: 'Descargar el mismo informe, firmado',
      description:
        'Un ZIP con el informe en JSON y en PDF, la firma del JSON (RSA, SHA-256) con el certificado del negocio, y cómo la ' +
        'comprueba cualquiera con OpenSSL.',
      query: timelinessQuery,
      answers: fileAnswers('El archivo', { zip: 'application/zip' }),
      problems: ['not_ready'],
      handle: async ({ caller, query, signal }) => {
        const made = await timeliness.proof(caller, query, signal());
        if (!made.ok) return refuse(made.problem);
        const name = `transmision-${query.from}-${query.to}.zip`;
        return file({ mediaType: 'application/zip', disposition: 'attachment', name, bytes: made.value });
      },
    }),
  ];
}
