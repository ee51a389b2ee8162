import { reportQuery, reportResource } from '../../../contract/documents/report.ts';
import type { Reports } from '../../../reports/reports.ts';
import { jsonOf } from '../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../routing/route.ts';

export function reportRoutes(reports: Reports): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/ec/documents/report',
      operationId: 'report_documents',
      permission: 'read_reports',
      tag: 'Documentos de cualquier tipo',
      summary: 'Resumen de un período',
      description:
        'Cuántos documentos de cada tipo y estado y cuánto suman, lo vendido neto de notas de crédito, y los que piden ' +
        'atención. Sin fechas: este mes en Ecuador; con una sola, el mes de ella. Solo lo autorizado cuenta como vendido.',
      query: reportQuery,
      answers: [{ status: 200, description: 'El resumen', schema: reportResource }],
      problems: [],
      handle: async ({ caller, query }) => jsonOf(200, await reports.report(caller, query)),
    }),
  ];
}
