import { printJobResource } from '../../../../contract/printing/print-job.ts';
import {
  statement,
  statementEmail,
  statementEmailBody,
  statementPrintBody,
  statementQuery,
} from '../../../../contract/receivables/statement.ts';
import type { StatementPapers } from '../../../../counter/receivables/papers/statement-papers.ts';
import type { Receivables } from '../../../../counter/receivables/receivables.ts';
import { jsonOf, pdfOf } from '../../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';
import { debtorParams } from './receivables.ts';

const tag = 'Cuentas por cobrar';
const path = '/v1/local/receivables/customers/{identification}/statement';

/** The account of one customer: to read, as a file, on the roll and by mail. */
export function statementRoutes(
  receivables: Pick<Receivables, 'statement'>,
  papers: StatementPapers,
): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'retrieve_statement',
      permission: 'receive_payments',
      tag,
      summary: 'Ver el estado de cuenta de un cliente',
      description:
        'Todo lo que subió o bajó su deuda, con el saldo después de cada cosa. Los documentos anulados o reemplazados no están.',
      params: debtorParams,
      query: statementQuery,
      answers: [{ status: 200, description: 'El estado de cuenta', schema: statement }],
      problems: [],
      handle: async ({ caller, params: { identification }, query }) =>
        jsonOf(200, await receivables.statement(caller, identification, query)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/pdf`,
      operationId: 'print_statement_page',
      permission: 'receive_payments',
      tag,
      summary: 'Descargar el estado de cuenta',
      description:
        'En PDF, hoja A4: lo que debe ahora, con cada deuda, y los movimientos de los días que se pidan.',
      params: debtorParams,
      query: statementQuery,
      answers: [{ status: 200, description: 'El estado de cuenta', mediaType: 'application/pdf' }],
      problems: [],
      handle: async ({ caller, params: { identification }, query }) =>
        pdfOf(await papers.pdf(caller, identification, query)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/print`,
      operationId: 'print_statement',
      permission: 'receive_payments',
      tag,
      summary: 'Imprimir el estado de cuenta en la tiquetera',
      description:
        'Responde en cuanto la impresión está guardada: lo que debe, por deuda, y los últimos movimientos.',
      params: debtorParams,
      body: statementPrintBody,
      bodyMayBeMissing: true,
      answers: [{ status: 202, description: 'La impresión, en cola', schema: printJobResource }],
      problems: ['not_found', 'invalid_state', 'storage_full'],
      handle: async ({ caller, params: { identification }, body }) =>
        jsonOf(202, await papers.print(caller, identification, body)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/email`,
      operationId: 'email_statement',
      permission: 'receive_payments',
      tag,
      summary: 'Enviar el estado de cuenta por correo',
      description: 'Con el PDF adjunto, en ese momento y sin cola; dice en palabras llanas cómo fue.',
      params: debtorParams,
      body: statementEmailBody,
      answers: [{ status: 200, description: 'Cómo fue', schema: statementEmail }],
      problems: ['not_ready'],
      example: { email: 'ana@ejemplo.ec' },
      handle: async ({ caller, params: { identification }, body }) =>
        jsonOf(200, await papers.email(caller, identification, body)),
    }),
  ];
}
