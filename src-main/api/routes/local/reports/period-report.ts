import {
  reportMediaTypes as mediaTypes,
  periodQuery,
  periodReport,
  reportFileQuery,
} from '../../../../contract/reports/period-report.ts';
import type { PeriodReports } from '../../../../reports/period-report.ts';
import { file, jsonOf, refuse } from '../../../routing/answers/reply.ts';
import { bare, fileAnswers, keyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Informes';
const path = '/v1/local/reports/period';

/** What was sold and withheld in some days. */
export function periodReportRoutes(reports: PeriodReports): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'report_period',
      permission: 'read_reports',
      tag,
      summary: 'Ver el informe de un período',
      description:
        'Ventas por día, hora, producto, categoría, caja, operador, tarifa de IVA y forma de pago; retenciones hechas y ' +
        'recibidas; valor de las existencias. Las notas de crédito restan; lo devuelto, no autorizado o anulado no cuenta.',
      query: periodQuery,
      answers: [{ status: 200, description: 'El informe', schema: periodReport }],
      problems: [],
      handle: async ({ caller, query, signal }) => jsonOf(200, await reports.read(caller, query, signal())),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/file`,
      operationId: 'download_period_report',
      permission: 'read_reports',
      tag,
      summary: 'Descargar el informe de un período',
      description: 'Un libro de Excel con todas las tablas, o una de ellas en CSV; con todos los productos.',
      query: reportFileQuery,
      answers: fileAnswers('El archivo', mediaTypes),
      problems: [],
      handle: async ({ caller, query, signal }) => {
        const made = await reports.file(caller, query, signal());
        if (!made.ok) return refuse(made.problem);
        const { from, to, format } = query;
        const name = `informe-${from}-${to}.${format}`;
        return file({ mediaType: mediaTypes[format], disposition: 'attachment', name, bytes: made.value });
      },
    }),
  ];
}
