import { compensationsOf, totalCompensated } from '../adjustments/compensation.ts';
import { refundFaults } from '../adjustments/iva-refund.ts';
import { amountDue, totalFaults } from '../amount-due.ts';
import type { ModifiedDocument } from '../body/modified-document.ts';
import { resolvePayments } from '../body/payment.ts';
import { type ComputedLines, computeLines } from '../lines/compute/compute-lines.ts';
import type { Line } from '../lines/line.ts';
import { rateFaults } from '../lines/rate-faults.ts';
import type { DebitNote } from '../model/debit-note.ts';
import type { ComputeContext } from '../model/document-kind.ts';
import { resolveModifiedDocument } from '../notes/resolve-modified-document.ts';
import { otherBuyerFaults } from '../notes/same-buyer.ts';
import { type Party, resolveParty, unknownCustomer } from '../parties/party.ts';
import { type Decimal, formatAmount } from '../values/decimal.ts';
import type { Checked, Fault } from '../values/fault.ts';
import type { DebitNoteBody } from './body.ts';
import { chargeLines, tariffsThatDiffer } from './charges.ts';

/**
 * What is charged on top of an invoice. Taxes are those of the invoice's day, whatever the law says since, as the
 * authority has it for credit notes (SRI reference §8).
 */
export function computeDebitNote(body: DebitNoteBody, context: ComputeContext): Checked<DebitNote> {
  const resolved = resolveModifiedDocument(body.modified_document, context);
  const buyer = resolveParty(body.buyer, context.customers);
  // Without its invoice the note is refused, whatever its charges come to.
  const date = resolved.ok ? resolved.value.modified.issue_date : context.issueDate;
  const computed = computeLines(chargeLines(body.reasons, date), { date, refunds: body.iva_refunds });
  const { taxes, subtotal } = computed;
  const total = amountDue({
    subtotal,
    taxes: taxes.total,
    ivaRefund: taxes.refund,
    compensations: totalCompensated(body.compensations),
  });
  const faults: Fault[] = [
    ...(buyer ? [] : [unknownCustomer('buyer')]),
    ...(resolved.ok
      ? [
          ...otherBuyerFaults(body.buyer, {
            party: buyer,
            billed: resolved.value.invoice?.content.buyer,
          }),
          ...oldRates(body, resolved.value.modified),
        ]
      : resolved.faults),
    ...tariffsThatDiffer(body.reasons, computed.shown.lines),
    ...refundFaults(body.iva_refunds, buyer),
    ...taxes.faults,
    ...totalFaults(total, { others: [taxes.largestBase], pointer: '/reasons' }),
  ];
  if (!buyer || !resolved.ok || faults.length > 0) return { ok: false, faults };
  return { ok: true, value: contentOf(body, { buyer, modified: resolved.value.modified, computed, total }) };
}

function oldRates({ reasons }: DebitNoteBody, { issue_date: date }: ModifiedDocument): Fault[] {
  return reasons.flatMap(({ taxes }, index) => rateFaults(taxes, { date, pointer: `/reasons/${index}` }));
}

interface Results {
  readonly buyer: Party;
  readonly modified: ModifiedDocument;
  readonly computed: ComputedLines;
  readonly total: Decimal;
}

function contentOf(body: DebitNoteBody, { buyer, modified, computed, total }: Results): DebitNote {
  const { taxes, subtotal, iva, ice, irbpnr, lines } = computed.shown;
  return {
    object: 'debit_note',
    buyer,
    modified_document: modified,
    reasons: lines.map(reasonOf),
    taxes,
    subtotal,
    iva,
    ice,
    irbpnr,
    total: formatAmount(total),
    payments: resolvePayments(body.payments, formatAmount(total)),
    compensations: compensationsOf(body.compensations),
    fiscal_machine: body.fiscal_machine,
    additional_info: body.additional_info,
  };
}

function reasonOf({ description, net, taxes }: Line): DebitNote['reasons'][number] {
  return { description, amount: net, taxes };
}
