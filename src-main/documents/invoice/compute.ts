import { compensationsOf, totalCompensated } from '../adjustments/compensation.ts';
import { refundFaults } from '../adjustments/iva-refund.ts';
import { amountDue, totalFaults } from '../amount-due.ts';
import { negotiableFaults } from '../body/negotiable.ts';
import { resolvePayments } from '../body/payment.ts';
import { transportFaults } from '../body/transport-dates.ts';
import { type ComputedLines, computeLines } from '../lines/compute/compute-lines.ts';
import { rateFaults } from '../lines/rate-faults.ts';
import type { ComputeContext } from '../model/document-kind.ts';
import type { Invoice } from '../model/invoice.ts';
import { computeExport, exportCosts } from '../model/invoice-export.ts';
import { type Party, resolveParty, unknownCustomer } from '../parties/party.ts';
import { computeReimbursement, reimbursementFaults } from '../reimbursement/compute.ts';
import { presumptiveWithholdings } from '../taxes/withholding/presumptive.ts';
import { type Decimal, decimal, formatAmount, sum, zero } from '../values/decimal.ts';
import type { Checked, Fault } from '../values/fault.ts';
import type { InvoiceBody } from './body.ts';

/** Services included, a tip is at most this share of the subtotal (SRI reference §8). */
const TIP_LIMIT = decimal('0.10');

/**
 * Lines to totals. Of a body that was checked only the dates, the stored customers, the adjustments and the totals
 * can still be at fault.
 */
export function computeInvoice(body: InvoiceBody, context: ComputeContext): Checked<Invoice> {
  const buyer = resolveParty(body.buyer, context.customers);
  const computed = computeLines(body.lines, {
    date: context.issueDate,
    pricesWithTaxes: context.pricesWithTaxes,
    discounts: body.additional_discounts,
    refunds: body.iva_refunds,
  });
  const { taxes, subtotal, discount } = computed;
  const tip = decimal(body.tip ?? '0');
  const withheld = withheldAmounts(body);
  const total = amountDue({
    subtotal,
    additionalDiscount: taxes.discount,
    taxes: taxes.total,
    ivaRefund: taxes.refund,
    compensations: totalCompensated(body.compensations),
    tip,
    withheld: withheld.iva.plus(withheld.renta),
    exportCosts: exportCosts(body.export),
    thirdPartyCharges: sum(body.third_party_charges.map(({ amount }) => decimal(amount))),
  });
  const faults: Fault[] = [
    ...(buyer ? [] : [unknownCustomer('buyer')]),
    ...body.lines.flatMap((line, index) =>
      rateFaults(line.taxes, { date: context.issueDate, pointer: `/lines/${index}` }),
    ),
    ...(tip.gt(zero) && tip.gt(subtotal.times(TIP_LIMIT)) ? [tipOverLimit] : []),
    ...computed.faults,
    ...taxes.faults,
    ...featureFaults(body, { buyer, issueDate: context.issueDate }),
    // Discounts and stated tax bases do not show in the total, but must fit the schema's fourteen digits like it.
    ...totalFaults(total, { others: [discount, computed.subsidy, taxes.largestBase] }),
  ];
  if (!buyer || faults.length > 0) return { ok: false, faults };
  return { ok: true, value: contentOf(body, { buyer, computed, withheld, total }) };
}

interface Results {
  readonly buyer: Party;
  readonly computed: ComputedLines;
  readonly withheld: WithheldAmounts;
  readonly total: Decimal;
}

function contentOf(body: InvoiceBody, { buyer, computed, withheld, total }: Results): Invoice {
  return {
    object: 'invoice',
    buyer,
    ...computed.shown,
    tip: formatAmount(decimal(body.tip ?? '0')),
    total: formatAmount(total),
    subsidy: formatAmount(computed.subsidy),
    payments: resolvePayments(body.payments, formatAmount(total)),
    plate: body.plate,
    delivery_note_number: body.delivery_note_number,
    export: body.export && computeExport(body.export),
    reimbursement: body.reimbursement && computeReimbursement(body.reimbursement),
    withholdings: body.withholdings.map(({ type, value }) => ({ type, value: formatAmount(decimal(value)) })),
    withheld_iva: formatAmount(withheld.iva),
    withheld_renta: formatAmount(withheld.renta),
    substitute_delivery_note: body.substitute_delivery_note,
    third_party_charges: body.third_party_charges.map(({ concept, amount }) => ({
      concept,
      amount: formatAmount(decimal(amount)),
    })),
    negotiable: body.negotiable,
    compensations: compensationsOf(body.compensations),
    fiscal_machine: body.fiscal_machine,
    additional_info: body.additional_info,
  };
}

/** What the annexes ask of each other's fields. */
function featureFaults(
  body: InvoiceBody,
  { buyer, issueDate }: { buyer: Party | undefined; issueDate: string },
): Fault[] {
  return [
    ...refundFaults(body.iva_refunds, buyer),
    ...(body.negotiable && buyer ? negotiableInvoiceFaults(body, buyer) : []),
    ...reimbursementFaults(body.reimbursement, { issueDate }),
    ...transportFaults(body.substitute_delivery_note, { issueDate, pointer: '/substitute_delivery_note' }),
  ];
}

/** The buyer confirms such an invoice in the authority's portal (annex 11), so it is somebody. */
function negotiableInvoiceFaults({ payments }: InvoiceBody, buyer: Party): Fault[] {
  return [
    ...(buyer.identification_type === 'consumidor_final' ? [negotiableToNobody] : []),
    ...negotiableFaults(payments, { address: buyer.address, addressPointer: '/buyer/address' }),
  ];
}

interface WithheldAmounts {
  readonly iva: Decimal;
  readonly renta: Decimal;
}

function withheldAmounts({ withholdings }: InvoiceBody): WithheldAmounts {
  const ofTax = (tax: 'iva' | 'renta') =>
    sum(
      withholdings
        .filter(({ type }) => presumptiveWithholdings[type].tax === tax)
        .map(({ value }) => decimal(value)),
    );
  return { iva: ofTax('iva'), renta: ofTax('renta') };
}

const tipOverLimit: Fault = {
  pointer: '/tip',
  code: 'tip_over_limit',
  message: 'La propina no puede superar el 10 % del subtotal.',
};

const negotiableToNobody: Fault = {
  pointer: '/buyer',
  code: 'buyer_not_allowed',
  message: 'Una factura negociable la confirma su comprador: indique quién es.',
};
