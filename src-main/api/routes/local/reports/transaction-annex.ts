import {
  annexFileQuery,
  annexQuery,
  annexMediaTypes as mediaTypes,
  transactionAnnex,
} from '../../../../contract/reports/transaction-annex.ts';
import type { TransactionAnnexes } from '../../../../reports/annex/transaction-annexes.ts';
import { file, jsonOf, refuse } from '../../../routing/answers/reply.ts';
import { bare, fileAnswers, keyRoute, type Route } from '../../../routing/route.ts';

const path = '/v1/local/reports/transaction-annex';

/** The annex of transactions (ATS) of a month. */
export function transactionAnnexRoutes(annexes: TransactionAnnexes): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'read_transaction_annex',
      permission: 'read_reports',
      tag: 'Informes',
      summary: 'Ver qué tiene el anexo transaccional (ATS) de un mes y qué le falta',
      description:
        'Sus sumas por tipo de documento, como el talón resumen, y todo lo que una persona debe completar, revisar o decidir ' +
        'antes de enviarlo. Cuenta lo autorizado, por fecha de emisión; nada se envía al SRI.',
      query: annexQuery,
      answers: [{ status: 200, description: 'El anexo', schema: transactionAnnex }],
      problems: [],
      handle: async ({ caller, query, signal }) => jsonOf(200, await annexes.read(caller, query, signal())),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/file`,
      operationId: 'download_transaction_annex',
      permission: 'read_reports',
      tag: 'Informes',
      summary: 'Descargar el anexo transaccional (ATS) de un mes',
      description:
        'El XML del anexo, o el ZIP con él que se carga en SRI en Línea. Se hace aunque algo le falte: véalo antes con la otra ' +
        'operación.',
      query: annexFileQuery,
      answers: fileAnswers('El archivo', mediaTypes),
      problems: [],
      handle: async ({ caller, query, signal }) => {
        const made = await annexes.file(caller, query, signal());
        if (!made.ok) return refuse(made.problem);
        return file({ mediaType: mediaTypes[query.format], disposition: 'attachment', ...made.value });
      },
    }),
  ];
}
