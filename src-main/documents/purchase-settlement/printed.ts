import type { IssuedDocument } from '../model/document.ts';
import { facts, printedFrame, printedPayments } from '../model/printed-parts.ts';
import type { PurchaseSettlement } from '../model/purchase-settlement.ts';
import type { PrintedDocument } from '../printing/printed.ts';
import { saleLinesTable } from '../printing/sale-lines.ts';
import { plainTotal, rateSubtotals, strongTotal, subsidyTotals, taxLines } from '../printing/totals.ts';
import { printedReimbursement } from '../reimbursement/printed.ts';
import { toSriDate } from '../values/ecuador-time.ts';

/** The facts of a purchase settlement's page: an invoice's, with the supplier (SRI reference §11, "Liquidación"). */
export function printedPurchaseSettlement(document: IssuedDocument<PurchaseSettlement>): PrintedDocument {
  const { content, identity } = document;
  const { supplier } = content;
  return {
    ...printedFrame('LIQUIDACIÓN DE COMPRA DE BIENES Y PRESTACIÓN DE SERVICIOS', document),
    party: facts([
      ['Proveedor', supplier.name],
      ['Identificación', supplier.identification],
      ['Fecha de emisión', toSriDate(identity.issueDate)],
      ['Dirección', supplier.address],
      ['Correo', supplier.email],
    ]),
    sections: [
      { facts: [], table: saleLinesTable(content.lines) },
      ...printedReimbursement(content.reimbursement),
    ],
    totals: [
      ...rateSubtotals(content.taxes, content.lines),
      plainTotal('SUBTOTAL SIN IMPUESTOS', content.subtotal),
      plainTotal('TOTAL DESCUENTO', content.discount),
      ...taxLines(content),
      strongTotal('VALOR TOTAL', content.total),
      ...subsidyTotals(content.lines, content.total),
    ],
    payments: printedPayments(content.payments),
  };
}
