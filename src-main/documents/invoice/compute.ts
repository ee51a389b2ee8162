import { decimal, formatAmount, sum } from '../decimal.ts';
import type { ComputeContext } from '../document-kind.ts';
import type { Checked, Fault } from '../fault.ts';
import { computeLine, ratesNotInForce } from '../lines/compute-line.ts';
import { totalTaxes } from '../lines/total-taxes.ts';
import { type Party, partyOf } from '../party.ts';
import type { Payment } from '../payment.ts';
import type { InvoiceBody } from './body.ts';
import type { Invoice } from './invoice.ts';

/** Services included, a tip is at most this share of the subtotal (SRI reference §8). */
const TIP_LIMIT = decimal('0.10');

/** The authority's services take no document over this many dollars (SRI reference §8). */
const TOTAL_LIMIT = decimal('200000000');

/**
 * Lines to totals by the authority's own formula of `importeTotal` (SRI reference §8). Of a body that was checked
 * only the date, the stored customers and the totals can still be at fault.
 */
export function computeInvoice(body: InvoiceBody, context: ComputeContext): Checked<Invoice> {
  const buyer = findBuyer(body, context);
  const lines = body.lines.map(computeLine);
  const subtotal = sum(lines.map(({ net }) => net));
  const discount = sum(lines.map((line) => line.discount));
  const taxes = totalTaxes(lines.flatMap((line) => line.taxes));
  const tip = decimal(body.tip ?? '0');
  const total = subtotal.plus(taxes.total).plus(tip);
  // Discounts and stated tax bases do not show in the total, but must fit the schema's fourteen digits like it.
  const largest = [total, discount, ...taxes.entries.map(({ base }) => decimal(base))];
  const faults: Fault[] = [
    ...(buyer ? [] : [unknownBuyer]),
    ...body.lines.flatMap((line, index) =>
      ratesNotInForce(line, { issueDate: context.issueDate, pointer: `/lines/${index}` }),
    ),
    ...(tip.gt(subtotal.times(TIP_LIMIT)) ? [tipOverLimit] : []),
    ...(largest.some((amount) => amount.gt(TOTAL_LIMIT)) ? [totalOverLimit] : []),
  ];
  if (!buyer || faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      object: 'invoice',
      buyer,
      lines: lines.map(({ line }) => line),
      taxes: [...taxes.entries],
      subtotal: formatAmount(subtotal),
      discount: formatAmount(discount),
      iva: formatAmount(taxes.byType.iva),
      ice: formatAmount(taxes.byType.ice),
      irbpnr: formatAmount(taxes.byType.irbpnr),
      tip: formatAmount(tip),
      total: formatAmount(total),
      payments: resolvePayments(body, formatAmount(total)),
      fiscal_machine: body.fiscal_machine,
      additional_info: body.additional_info,
    },
  };
}

const unknownBuyer: Fault = {
  pointer: '/buyer/customer_id',
  code: 'not_found',
  message: 'No hay un cliente con este identificador.',
};

const tipOverLimit: Fault = {
  pointer: '/tip',
  code: 'tip_over_limit',
  message: 'La propina no puede superar el 10 % del subtotal.',
};

const totalOverLimit: Fault = {
  pointer: '/lines',
  code: 'total_over_limit',
  message: 'Los totales superan el máximo que admite el SRI, USD 200 000 000.',
};

function findBuyer({ buyer }: InvoiceBody, { customers }: ComputeContext): Party | undefined {
  return 'customer_id' in buyer ? customers.get(buyer.customer_id) : partyOf(buyer);
}

/** A single payment pays it all. */
function resolvePayments({ payments }: InvoiceBody, total: string): Payment[] {
  return payments.map(({ method, amount, term }) => ({
    method,
    amount: amount === undefined ? total : formatAmount(decimal(amount)),
    term,
  }));
}
