import { errorMessage } from '../../soap/service-message.ts';
import { sortable } from '../calendar.ts';
import type { ContentRule } from './content-rule.ts';

/** Where the kinds with an issue date of their own name the day of a document they rest on. */
const earlierDates =
  'infoNotaCredito/fechaEmisionDocSustento | infoNotaDebito/fechaEmisionDocSustento | ' +
  'docsSustento/docSustento/fechaEmisionDocSustento | impuestos/impuesto/fechaEmisionDocSustento | ' +
  './/reembolsos/reembolsoDetalle/fechaEmisionDocReembolso';

/** What a document rests on was issued before it or on its day: message 67. */
export const earlierDocumentFaults: ContentRule = (root, { issueDate }) =>
  root
    .find(earlierDates)
    .map(({ content }) => content)
    .filter((date) => sortable(date) > sortable(issueDate))
    .map((date) => errorMessage('67', `El documento de sustento, del ${date}, es posterior a la emisión`));
