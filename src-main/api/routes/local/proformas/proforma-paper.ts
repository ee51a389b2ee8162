import { emailBody } from '../../../../contract/documents/document-actions.ts';
import { printJobResource } from '../../../../contract/printing/print-job.ts';
import {
  proformaEmail,
  proformaPageQuery,
  proformaPrintBody,
} from '../../../../contract/proformas/proforma.ts';
import type { ProformaPaper } from '../../../../counter/proformas/proforma-paper.ts';
import { jsonOf, pdfOf } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Proformas';
const path = '/v1/local/proformas/{id}';

/** Proformas as their customers get them. */
export function proformaPaperRoutes(paper: ProformaPaper): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/pdf`,
      operationId: 'download_proforma_pdf',
      permission: 'read_documents',
      tag,
      summary: 'Descargar la proforma en PDF',
      description: 'En hoja A4 o en tirilla de 80 o 58 mm; dice «PROFORMA, sin valor tributario».',
      params: idParams,
      query: proformaPageQuery,
      answers: [{ status: 200, description: 'La proforma', mediaType: 'application/pdf' }],
      problems: ['not_found'],
      handle: async ({ caller, params, query }) => pdfOf(await paper.pdf(caller, params.id, query.format)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/print`,
      operationId: 'print_proforma',
      permission: 'read_documents',
      tag,
      summary: 'Imprimir la proforma',
      description: 'Responde en cuanto la impresión está guardada; desde la segunda vez sale marcada COPIA.',
      params: idParams,
      body: proformaPrintBody,
      bodyMayBeMissing: true,
      answers: [{ status: 202, description: 'La impresión, en cola', schema: printJobResource }],
      problems: ['not_found', 'invalid_state', 'storage_full'],
      handle: async ({ caller, params, body }) => jsonOf(202, await paper.print(caller, params.id, body)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/email`,
      operationId: 'email_proforma',
      permission: 'send_documents',
      tag,
      summary: 'Enviar la proforma por correo',
      description:
        'Con el PDF, a quien se indique o al correo del comprador. Responde en cuanto está en cola.',
      params: idParams,
      body: emailBody,
      bodyMayBeMissing: true,
      answers: [{ status: 202, description: 'En cola', schema: proformaEmail }],
      problems: ['not_found', 'not_ready', 'storage_full'],
      handle: async ({ caller, params, body }) => jsonOf(202, await paper.email(caller, params.id, body)),
    }),
  ];
}
