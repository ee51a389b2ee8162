import { amountDue, totalFaults } from '../amount-due.ts';
import { negotiableFaults } from '../body/negotiable.ts';
import { resolvePayments } from '../body/payment.ts';
import { computeLines } from '../lines/compute/compute-lines.ts';
import { rateFaults } from '../lines/rate-faults.ts';
import type { ComputeContext } from '../model/document-kind.ts';
import type { PurchaseSettlement } from '../model/purchase-settlement.ts';
import { resolveParty, unknownCustomer } from '../parties/party.ts';
import { computeReimbursement, reimbursementFaults } from '../reimbursement/compute.ts';
import { formatAmount } from '../values/decimal.ts';
import type { Checked, Fault } from '../values/fault.ts';
import type { PurchaseSettlementBody } from './body.ts';

/** Lines to totals, as in an invoice; the one who sells is the supplier, who cannot issue a document. */
export function computePurchaseSettlement(
  body: PurchaseSettlementBody,
  { issueDate, customers, pricesWithTaxes }: ComputeContext,
): Checked<PurchaseSettlement> {
  const supplier = resolveParty(body.supplier, customers);
  const computed = computeLines(body.lines, {
    date: issueDate,
    pricesWithTaxes,
    discounts: body.additional_discounts,
  });
  const { taxes, subtotal, discount } = computed;
  const total = amountDue({ subtotal, additionalDiscount: taxes.discount, taxes: taxes.total });
  const faults: Fault[] = [
    ...(supplier ? [] : [unknownCustomer('supplier')]),
    ...body.lines.flatMap((line, index) =>
      rateFaults(line.taxes, { date: issueDate, pointer: `/lines/${index}` }),
    ),
    ...computed.faults,
    ...taxes.faults,
    ...(body.negotiable && supplier
      ? negotiableFaults(body.payments, { address: supplier.address, addressPointer: '/supplier/address' })
      : []),
    ...reimbursementFaults(body.reimbursement, { issueDate }),
    ...totalFaults(total, { others: [discount, computed.subsidy, taxes.largestBase] }),
  ];
  if (!supplier || faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      object: 'purchase_settlement',
      supplier,
      ...computed.shown,
      total: formatAmount(total),
      payments: resolvePayments(body.payments, formatAmount(total)),
      reimbursement: body.reimbursement && computeReimbursement(body.reimbursement),
      negotiable: body.negotiable,
      fiscal_machine: body.fiscal_machine,
      additional_info: body.additional_info,
    },
  };
}
