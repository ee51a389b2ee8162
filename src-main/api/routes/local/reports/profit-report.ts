import type { Problem } from '../../../../contract/problems/problems.ts';
import { reportMediaTypes as mediaTypes, periodQuery } from '../../../../contract/reports/period-report.ts';
import { profitFileQuery, profitReport } from '../../../../contract/reports/profit-report.ts';
import type { Caller } from '../../../../issuing/requests/caller.ts';
import type { ProfitReports } from '../../../../reports/profit/profit-report.ts';
import { file, jsonOf, refuse } from '../../../routing/answers/reply.ts';
import { bare, fileAnswers, keyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Informes';
const path = '/v1/local/reports/profit';

/** What was earned in some days. */
export function profitReportRoutes(reports: ProfitReports): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'report_profit',
      permission: 'read_costs',
      tag,
      summary: 'Ver la ganancia de un período',
      description:
        'Por día, producto y categoría: lo vendido sin IVA, lo que costaba en el momento de cada venta y la diferencia. ' +
        'Las notas de crédito restan; lo devuelto, no autorizado o anulado no cuenta. Lo que se vendió sin costo conocido ' +
        'va aparte. Una clave de API sin una persona necesita además el permiso `config`.',
      query: periodQuery,
      answers: [{ status: 200, description: 'El informe', schema: profitReport }],
      problems: [],
      handle: async ({ caller, query, signal }) =>
        mayReadCosts(caller) ? jsonOf(200, await reports.read(caller, query, signal())) : refuse(ofPerson),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/file`,
      operationId: 'download_profit_report',
      permission: 'read_costs',
      tag,
      summary: 'Descargar la ganancia de un período',
      description: 'Un libro de Excel con todas las tablas, o una de ellas en CSV; con todos los productos.',
      query: profitFileQuery,
      answers: fileAnswers('El archivo', mediaTypes),
      problems: [],
      handle: async ({ caller, query, signal }) => {
        if (!mayReadCosts(caller)) return refuse(ofPerson);
        const made = await reports.file(caller, query, signal());
        if (!made.ok) return refuse(made.problem);
        const { from, to, format } = query;
        const name = `ganancia-${from}-${to}.${format}`;
        return file({ mediaType: mediaTypes[format], disposition: 'attachment', name, bytes: made.value });
      },
    }),
  ];
}

/** A person by their permission; a program only with the scope that may do everything. */
function mayReadCosts({ session, scopes }: Caller): boolean {
  return session !== undefined || scopes.includes('config');
}

const ofPerson: Problem = {
  code: 'insufficient_scope',
  detail: 'La ganancia muestra costos: una clave de API los ve solo con el permiso «config».',
};
