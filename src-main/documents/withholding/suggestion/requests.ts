import type { WithheldTax } from '../../taxes/withholding/withholding-code.ts';
import { type Decimal, decimal, formatAmount, sum, zero } from '../../values/decimal.ts';
import type { WithholdingSuggestionBody } from './body.ts';
import type { SuggestionReason } from './reasons.ts';
import type { SupplierInvoice } from './supplier-invoice.ts';

/** A withholding to ask the tables a percent for. */
export interface SuggestedRequest {
  readonly tax: WithheldTax;
  readonly code: string;
  readonly base: string;
  readonly reason: SuggestionReason;
}

/** `codigoRetencion` by what is bought: of income tax, and of IVA by whether the supplier is a special taxpayer. */
const codesOfKinds = {
  goods: { renta: '312', iva: '1', specialIva: '9' },
  services: { renta: '3440', iva: '2', specialIva: '10' },
} as const;

/** Of a supplier of the simplified regime the income tax goes by the regime, whatever it sells. */
const rentaCodesOfRegimes = {
  general: undefined,
  rimpe_emprendedor: '343',
  rimpe_negocio_popular: '332',
} as const;

/** What is not subject to withholding, at 0 %. */
const NOT_SUBJECT = '332';

/** What the rules withhold from an invoice: income tax always, IVA where there is any. */
export function requestsOf(
  invoice: SupplierInvoice,
  asked: Pick<WithholdingSuggestionBody, 'kind' | 'special_taxpayer' | 'supplier_regime'>,
): SuggestedRequest[] {
  const codes = codesOfKinds[asked.kind];
  const regime = asked.supplier_regime ?? invoice.regime ?? 'general';
  const renta = rentaCodesOfRegimes[regime] ?? codes.renta;
  const reason = regime === 'general' ? asked.kind : regime;
  const iva = sum(invoice.taxes.filter(({ type }) => type === 'iva').map(({ value }) => decimal(value)));
  return [
    ...rentaRequests(invoice, renta, reason),
    ...(iva.gt(zero) ? [ivaRequest(formatAmount(iva), asked)] : []),
  ];
}

function ivaRequest(
  base: string,
  { kind, special_taxpayer: isSpecial }: Pick<WithholdingSuggestionBody, 'kind' | 'special_taxpayer'>,
): SuggestedRequest {
  const { iva, specialIva } = codesOfKinds[kind];
  return isSpecial
    ? { tax: 'iva', code: specialIva, base, reason: `iva_${kind}_special` }
    : { tax: 'iva', code: iva, base, reason: `iva_${kind}` };
}

/** Expenses reimbursed are nobody's income: nothing is withheld from that part (code 332). */
function rentaRequests(
  { subtotal, reimbursement }: SupplierInvoice,
  code: string,
  reason: SuggestionReason,
): SuggestedRequest[] {
  const reimbursed = reimbursement ? smaller(reimbursedTotal(reimbursement), subtotal) : zero;
  if (reimbursed.eq(zero) || code === NOT_SUBJECT) return [request(code, subtotal, reason)];
  const earned = subtotal.minus(reimbursed);
  return [
    ...(earned.gt(zero) ? [request(code, earned, reason)] : []),
    request(NOT_SUBJECT, reimbursed, 'reimbursed'),
  ];
}

function request(code: string, base: Decimal, reason: SuggestionReason): SuggestedRequest {
  return { tax: 'renta', code, base: formatAmount(base), reason };
}

function reimbursedTotal({ documents }: NonNullable<SupplierInvoice['reimbursement']>): Decimal {
  const taxes = documents.flatMap((document) => document.taxes);
  return sum(taxes.map(({ base, value }) => decimal(base).plus(value)));
}

function smaller(one: Decimal, other: Decimal): Decimal {
  return one.lt(other) ? one : other;
}
