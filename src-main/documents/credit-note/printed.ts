import type { CreditNote } from '../model/credit-note.ts';
import type { IssuedDocument } from '../model/document.ts';
import { facts, printedFrame, printedPayments } from '../model/printed-parts.ts';
import { modifiedDocumentFacts } from '../notes/printed.ts';
import type { PrintedDocument } from '../printing/printed.ts';
import { saleLinesTable } from '../printing/sale-lines.ts';
import { plainTotal, rateSubtotals, strongTotal, sumOf, taxLines, totalWhenAny } from '../printing/totals.ts';
import { toSriDate } from '../values/ecuador-time.ts';

/** The facts of a credit note's page (SRI reference §11, "Nota de crédito"). */
export function printedCreditNote(document: IssuedDocument<CreditNote>): PrintedDocument {
  const { content, identity } = document;
  const { buyer } = content;
  return {
    ...printedFrame('NOTA DE CRÉDITO', document),
    party: facts([
      ['Razón social / Nombres y apellidos', buyer.name],
      ['Identificación', buyer.identification],
      ['Fecha de emisión', toSriDate(identity.issueDate)],
      ['Dirección', buyer.address],
      ['Correo', buyer.email],
      ...modifiedDocumentFacts(content.modified_document),
      ['Razón de modificación', content.reason],
    ]),
    sections: [{ facts: [], table: saleLinesTable(content.lines) }],
    totals: [
      ...rateSubtotals(content.taxes, content.lines),
      plainTotal('SUBTOTAL SIN IMPUESTOS', content.subtotal),
      plainTotal('TOTAL DESCUENTO', content.discount),
      ...taxLines(content),
      ...totalWhenAny('COMPENSACIONES', sumOf(content.compensations.map(({ value }) => value))),
      strongTotal('VALOR TOTAL', content.total),
    ],
    payments: printedPayments(content.refunds ?? []),
  };
}
