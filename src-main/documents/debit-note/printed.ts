import type { DebitNote, DebitReason } from '../model/debit-note.ts';
import type { IssuedDocument } from '../model/document.ts';
import { facts, printedFrame, printedPayments } from '../model/printed-parts.ts';
import { modifiedDocumentFacts } from '../notes/printed.ts';
import type { PrintedColumn, PrintedDocument, PrintedRow, PrintedTotal } from '../printing/printed.ts';
import {
  ivaLabel,
  plainTotal,
  rateSubtotals,
  strongTotal,
  sumOf,
  taxLines,
  totalWhenAny,
} from '../printing/totals.ts';
import { toSriDate } from '../values/ecuador-time.ts';

/** The facts of a debit note's page (SRI reference §11, "Nota de débito"). */
export function printedDebitNote(document: IssuedDocument<DebitNote>): PrintedDocument {
  const { content, identity } = document;
  const { buyer } = content;
  return {
    ...printedFrame('NOTA DE DÉBITO', document),
    party: facts([
      ['Razón social / Nombres y apellidos', buyer.name],
      ['Identificación', buyer.identification],
      ['Fecha de emisión', toSriDate(identity.issueDate)],
      ['Dirección', buyer.address],
      ['Correo', buyer.email],
      ...modifiedDocumentFacts(content.modified_document),
    ]),
    sections: [{ facts: [], table: { columns, rows: content.reasons.map(row) } }],
    totals: [
      ...subtotals(content),
      plainTotal('SUBTOTAL SIN IMPUESTOS', content.subtotal),
      ...taxLines(content),
      ...totalWhenAny('COMPENSACIONES', sumOf(content.compensations.map(({ value }) => value))),
      strongTotal('VALOR TOTAL', content.total),
    ],
    payments: printedPayments(content.payments),
  };
}

const columns: readonly PrintedColumn[] = [
  { key: 'description', label: 'Razón de la modificación', align: 'left', width: 0.8 },
  { key: 'amount', label: 'Valor', align: 'right', width: 0.2 },
];

function row({ description, amount }: DebitReason): PrintedRow {
  return {
    cells: { description, amount },
    notes: [],
    ticket: { text: description, detail: '', amount },
  };
}

/**
 * `SUBTOTAL 15 %` for each IVA rate: the charges that bear it, before taxes. A note read from its XML may not say which
 * they are; then the base of the tax stands for them.
 */
function subtotals({ taxes, reasons }: DebitNote): PrintedTotal[] {
  if (reasons.every((reason) => reason.taxes.length > 0)) {
    return rateSubtotals(
      taxes,
      reasons.map((reason) => ({ net: reason.amount, taxes: reason.taxes })),
    );
  }
  return taxes
    .filter(({ type }) => type === 'iva')
    .map(({ rate, base }) => plainTotal(`SUBTOTAL ${ivaLabel(rate)}`, base));
}
