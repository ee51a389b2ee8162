import { compensationsOf, totalCompensated } from '../adjustments/compensation.ts';
import { refundFaults } from '../adjustments/iva-refund.ts';
import { amountDue, totalFaults } from '../amount-due.ts';
import { refundSumFaults, refundsOf, refundsStatedTwice } from '../body/refunds.ts';
import { computeLines } from '../lines/compute/compute-lines.ts';
import { rateFaults } from '../lines/rate-faults.ts';
import type { CreditNote } from '../model/credit-note.ts';
import type { ComputeContext } from '../model/document-kind.ts';
import {
  type Modified,
  modifiedDocumentPointer,
  type ReferencedInvoice,
  resolveModifiedDocument,
} from '../notes/resolve-modified-document.ts';
import { type Decimal, formatAmount } from '../values/decimal.ts';
import type { Checked, Fault } from '../values/fault.ts';
import type { CreditNoteBody } from './body.ts';
import { resolveBuyer } from './buyer.ts';
import { type CreditedLines, creditedLines, isShort } from './credited-lines.ts';
import { roundedToBalance } from './rounded-to-balance.ts';

/**
 * What is given back of an invoice. Taxes are those of the invoice's day, whatever the law says since; the total may
 * not pass what is left to credit of an invoice issued here.
 */
export function computeCreditNote(body: CreditNoteBody, context: ComputeContext): Checked<CreditNote> {
  const resolved = resolveModifiedDocument(body.modified_document, context);
  const buyer = resolveBuyer(body, context);
  if (!resolved.ok) return { ok: false, faults: [...resolved.faults, ...buyer.faults] };
  const { modified, invoice } = resolved.value;
  const date = modified.issue_date;
  const { pricesWithTaxes } = context;
  const credited = linesToCredit(body.lines, { invoice, date, pricesWithTaxes });
  const computed = computeLines(credited.lines, { date, pricesWithTaxes, refunds: body.iva_refunds });
  const { taxes, subtotal, discount } = computed;
  const total = amountDue({
    subtotal,
    taxes: taxes.total,
    ivaRefund: taxes.refund,
    compensations: totalCompensated(body.compensations),
  });
  const ofUncertainLines: Fault[] = [
    ...computed.faults,
    ...taxes.faults,
    ...totalFaults(total, { others: [discount, taxes.largestBase] }),
    ...balanceFaults(total, resolved.value),
    ...refundSumFaults(body, total),
  ];
  const faults: Fault[] = [
    ...buyer.faults,
    ...consumidorFinalFaults(body, resolved.value),
    ...credited.faults,
    ...oldRates(body, date),
    ...refundFaults(body.iva_refunds, buyer.party),
    ...refundsStatedTwice(body),
    // Faults of the totals are only right when all lines are known.
    ...(credited.faults.length > 0 ? [] : ofUncertainLines),
  ];
  if (!buyer.party || faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      object: 'credit_note',
      buyer: buyer.party,
      modified_document: modified,
      reason: body.reason,
      ...computed.shown,
      total: formatAmount(total),
      compensations: compensationsOf(body.compensations),
      refunds: refundsOf(body),
      fiscal_machine: body.fiscal_machine,
      additional_info: body.additional_info,
    },
  };
}

interface CreditContext extends Pick<ComputeContext, 'pricesWithTaxes'> {
  readonly invoice: ReferencedInvoice | undefined;
  readonly date: string;
}

/**
 * The lines in full. Where earlier notes left too few units and too little to credit alike, the lines are given as if
 * there had been none: then the fault is that the balance does not suffice, which is what a person can act on.
 */
function linesToCredit(
  bodies: CreditNoteBody['lines'],
  { invoice, date, pricesWithTaxes }: CreditContext,
): CreditedLines {
  const credited = creditedLines(bodies, invoice);
  if (!invoice) return credited;
  if (credited.faults.length === 0) {
    // Of a single note the parts make the whole: only among several can cents be left over, or where IVA is computed anew.
    const isOneOfSeveral = invoice.creditedQuantities.size > 0 && bodies.every(isShort);
    const lines =
      isOneOfSeveral || pricesWithTaxes === 'classic'
        ? roundedToBalance(credited.lines, { date, pricesWithTaxes, balance: invoice.creditBalance })
        : credited.lines;
    return { lines, faults: [] };
  }
  const asTheFirst = creditedLines(bodies, { ...invoice, creditedQuantities: new Map() });
  if (asTheFirst.faults.length > 0) return credited;
  const { subtotal, taxes } = computeLines(asTheFirst.lines, { date, pricesWithTaxes });
  return subtotal.plus(taxes.total).gt(invoice.creditBalance) ? asTheFirst : credited;
}

/** Rates that lines in full state, on the day of the invoice (SRI reference §8). */
function oldRates({ lines }: CreditNoteBody, date: string): Fault[] {
  return lines.flatMap((line, index) =>
    isShort(line) ? [] : rateFaults(line.taxes, { date, pointer: `/lines/${index}` }),
  );
}

/** Nobody can be given back what nobody in particular bought (SRI reference §9, §13). */
function consumidorFinalFaults(body: CreditNoteBody, { invoice }: Modified): Fault[] {
  if (!invoice || !isToFinalConsumer(invoice.content)) return [];
  return [
    {
      pointer: modifiedDocumentPointer(body.modified_document),
      code: 'consumidor_final_no_credit',
      message: 'Una factura a consumidor final no admite notas de crédito.',
    },
  ];
}

function balanceFaults(total: Decimal, { invoice }: Modified): Fault[] {
  if (!invoice || isToFinalConsumer(invoice.content) || total.lte(invoice.creditBalance)) return [];
  const { taxes, compensations } = invoice.content;
  const isReduced = compensations.length > 0 || taxes.some(({ refund }) => refund !== undefined);
  const hint = isReduced
    ? ' La factura tuvo devolución de IVA o compensaciones: indique en la nota la parte que les toca.'
    : '';
  const message = `La nota suma ${formatAmount(total)} y a la factura le quedan ${invoice.creditBalance} por acreditar.${hint}`;
  return [{ pointer: '/lines', code: 'credit_exceeds_balance', message }];
}

function isToFinalConsumer({ buyer }: { buyer: { identification_type: string } }): boolean {
  return buyer.identification_type === 'consumidor_final';
}
