import { isNaturalPerson } from '../../identifiers/identification.ts';
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

/** What is bought, as far as it decides the codes; the public operation is asked for goods or services alone. */
export type SuggestedKind = WithholdingSuggestionBody['kind'] | 'mixed' | 'professional_fees' | 'rent';

/** What of a mixed purchase is services. */
export interface BoughtServices {
  readonly net: Decimal;
  readonly iva: Decimal;
}

/** What decides the codes of an invoice. */
export interface Bought extends Pick<WithholdingSuggestionBody, 'special_taxpayer' | 'supplier_regime'> {
  readonly kind: SuggestedKind;
  readonly services?: BoughtServices;
}

interface Codes {
  readonly renta: string;
  readonly reason: SuggestionReason;
  readonly iva: string;
  readonly ivaReason: SuggestionReason;
  readonly specialIva: string;
  readonly specialIvaReason: SuggestionReason;
}

const goods: Codes = {
  renta: '312',
  reason: 'goods',
  iva: '1',
  ivaReason: 'iva_goods',
  specialIva: '9',
  specialIvaReason: 'iva_goods_special',
};

const services: Codes = {
  renta: '3440',
  reason: 'services',
  iva: '2',
  ivaReason: 'iva_services',
  specialIva: '10',
  specialIvaReason: 'iva_services_special',
};

/** All the IVA of fees and rent of a natural person (table 20 names both). */
const ofNaturalPerson = { iva: '3', ivaReason: 'iva_natural_person' } as const;

/** `codigoRetencion` by what is bought: of income tax, and of IVA by whether the supplier is a special taxpayer. */
function codesOf(kind: Exclude<SuggestedKind, 'mixed'>, isNatural: boolean): Codes {
  switch (kind) {
    case 'goods':
      return goods;
    case 'services':
      return services;
    case 'professional_fees':
      return isNatural
        ? { ...services, renta: '303', reason: 'professional_fees', ...ofNaturalPerson }
        : { ...services, renta: '303A', reason: 'professional_services' };
    case 'rent':
      return { ...services, renta: '320', reason: 'rent', ...(isNatural && ofNaturalPerson) };
  }
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
  const earned = parts.map(({ codes, net }) => ({ code: codes.renta, reason: codes.reason, net }));
  const whole = sum(parts.map(({ net }) => net));
  return [
    ...rentaRequests(
      invoice,
      regime === 'general' || byRegime === undefined
        ? earned
        : [{ code: byRegime, reason: regime, net: whole }],
    ),
    ...parts.flatMap(({ codes, iva }) => (iva.gt(zero) ? [ivaRequest(iva, codes, bought)] : [])),
  ];
}

/** What is withheld under codes of its own. */
interface Part {
  readonly codes: Codes;
  readonly net: Decimal;
  readonly iva: Decimal;
}

function partsOf(invoice: SupplierInvoice, { kind, services: some }: Bought): readonly Part[] {
  const net = invoice.subtotal;
  const iva = sum(invoice.taxes.filter(({ type }) => type === 'iva').map(({ value }) => decimal(value)));
  if (kind !== 'mixed') {
    return [{ codes: codesOf(kind, isNaturalPerson(invoice.supplier.identification)), net, iva }];
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

interface Earned {
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
  const requests = earned.flatMap(({ code, reason, net }) => {
    const off = smaller(rest, net);
    rest = rest.minus(off);
    const left = net.minus(off);
    return left.gt(zero) || (earned.length === 1 && reimbursed.eq(zero)) ? [request(code, left, reason)] : [];
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
