import { isNaturalPerson } from '../../identifiers/identification.ts';
import type { WithheldTax } from '../../taxes/withholding/withholding-code.ts';
import { type Decimal, decimal, formatAmount, sum, zero } from '../../values/decimal.ts';
import type { Bought } from './bought.ts';
import { type Codes, codesOf, goods, services } from './codes.ts';
import type { SuggestionReason } from './reasons.ts';
import type { SupplierInvoice } from './supplier-invoice.ts';
import { whyNoIva } from './why-no-iva.ts';

/** A withholding to ask the tables a percent for. */
export interface SuggestedRequest {
  readonly tax: WithheldTax;
  readonly code: string;
  readonly base: string;
  readonly reason: SuggestionReason;
  /** Where the table leaves a choice. */
  readonly percent?: string;
}

/** Of a supplier of the simplified regime the income tax goes by the regime, whatever it sells. */
const rentaCodesOfRegimes = {
  general: undefined,
  rimpe_emprendedor: '343',
  rimpe_negocio_popular: '332',
} as const;

/** What is not subject to withholding, at 0 %. */
const NOT_SUBJECT = '332';

/** What the rules withhold from an invoice: income tax always, IVA where there is any. */
export function requestsOf(invoice: SupplierInvoice, bought: Bought): SuggestedRequest[] {
  const regime = bought.supplier_regime ?? invoice.regime ?? 'general';
  const byRegime = rentaCodesOfRegimes[regime];
  const parts = partsOf(invoice, bought);
  const earned = parts.map(({ codes, net }) => ({ ...codes, code: codes.renta, net }));
  const isIvaWithheld = whyNoIva(invoice, bought) === undefined;
  const whole = sum(parts.map(({ net }) => net));
  return [
    ...rentaRequests(
      invoice,
      regime === 'general' || byRegime === undefined
        ? earned
        : [{ code: byRegime, reason: regime, net: whole }],
    ),
    ...parts.flatMap(({ codes, iva }) =>
      isIvaWithheld && iva.gt(zero) ? [ivaRequest(iva, codes, bought)] : [],
    ),
  ];
}

/** What is withheld under codes of its own. */
interface Part {
  readonly codes: Codes;
  readonly net: Decimal;
  readonly iva: Decimal;
}

function partsOf(
  invoice: SupplierInvoice,
  { kind, services: some, keepsAccounting }: Bought,
): readonly Part[] {
  const net = invoice.subtotal;
  const iva = sum(invoice.taxes.filter(({ type }) => type === 'iva').map(({ value }) => decimal(value)));
  if (kind !== 'mixed') {
    return [{ codes: codesOf(kind, supplierOf(invoice, keepsAccounting)), net, iva }];
  }
  const serviceNet = smaller(some?.net ?? zero, net);
  const serviceIva = smaller(some?.iva ?? zero, iva);
  return [
    { codes: goods, net: net.minus(serviceNet), iva: iva.minus(serviceIva) },
    { codes: services, net: serviceNet, iva: serviceIva },
  ];
}

function ivaRequest(base: Decimal, codes: Codes, { special_taxpayer: isSpecial }: Bought): SuggestedRequest {
  return isSpecial
    ? { tax: 'iva', code: codes.specialIva, base: formatAmount(base), reason: codes.specialIvaReason }
    : { tax: 'iva', code: codes.iva, base: formatAmount(base), reason: codes.ivaReason };
}

function supplierOf({ supplier: { identification } }: SupplierInvoice, keepsAccounting = false) {
  return { isNatural: isNaturalPerson(identification), keepsAccounting };
}

interface Earned {
  readonly percent?: string;
  readonly code: string;
  readonly reason: SuggestionReason;
  readonly net: Decimal;
}

/** Expenses reimbursed are nobody's income: nothing is withheld from that part (code 332). */
function rentaRequests(
  { subtotal, reimbursement }: SupplierInvoice,
  earned: readonly Earned[],
): SuggestedRequest[] {
  let reimbursed = reimbursement ? smaller(reimbursedTotal(reimbursement), subtotal) : zero;
  if (earned.every(({ code }) => code === NOT_SUBJECT)) reimbursed = zero;
  let rest = reimbursed;
  const requests = earned.flatMap(({ code, reason, net, percent }) => {
    const off = smaller(rest, net);
    rest = rest.minus(off);
    const left = net.minus(off);
    return left.gt(zero) || (earned.length === 1 && reimbursed.eq(zero))
      ? [{ ...request(code, left, reason), ...(percent !== undefined && { percent }) }]
      : [];
  });
  return reimbursed.gt(zero) ? [...requests, request(NOT_SUBJECT, reimbursed, 'reimbursed')] : requests;
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
