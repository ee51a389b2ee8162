import { faultReport } from '../../../../contract/documents/authority/fault-report.ts';
import type { ReportFault } from '../../../../reading/fault-report.ts';
import { json, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

/** What to send to the program's makers about a refusal that only they can mend. */
export function faultReportRoutes(reportFault: ReportFault): readonly Route[] {
  return [
    personRoute({
      ...bare,
      permission: 'read_documents',
      method: 'GET',
      path: '/v1/local/documents/{id}/fault-report',
      operationId: 'report_document_fault',
      tag: 'Servicio',
      summary: 'Descargar el informe de un error del programa',
      description:
        'Lo que se envió al SRI y lo que respondió, con la versión del programa, para quien le da soporte. Lleva los ' +
        'datos del documento, como su XML; ni certificados, ni claves, ni metadatos.',
      params: idParams,
      answers: [{ status: 200, description: 'El informe', schema: faultReport }],
      problems: ['not_found'],
      handle: async ({ params }) => {
        const reported = await reportFault(params.id);
        if (!reported.ok) return refuse(reported.problem);
        const name = `informe-${reported.value.document.access_key}.json`;
        return json(200, reported.value, { 'content-disposition': `attachment; filename="${name}"` });
      },
    }),
  ];
}
