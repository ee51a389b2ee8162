import type { AdditionalDiscount } from '../../adjustments/additional-discount.ts';
import type { IvaRefund } from '../../adjustments/iva-refund.ts';
import type { TaxRate, TaxType } from '../../taxes/tax-rate.ts';
import { type Decimal, decimal, formatAmount, sum, zero } from '../../values/decimal.ts';
import type { Fault } from '../../values/fault.ts';
import { groupBy } from '../../values/group-by.ts';
import { taxValue } from '../rated-tax.ts';
import type { TaxTotal } from '../tax-body.ts';
import type { ComputedTax } from './compute-line.ts';

/** The taxes of a document: the entries of the wire, and what each tax comes to. */
export interface TaxTotals {
  readonly entries: readonly TaxTotal[];
  readonly byType: Readonly<Record<TaxType, Decimal>>;
  readonly total: Decimal;
  /** All additional discounts together. */
  readonly discount: Decimal;
  /** All IVA refunds together. */
  readonly refund: Decimal;
  /** The largest base, which no total need show. */
  readonly largestBase: Decimal;
  /** Adjustments that do not fit the taxes of the document. */
  readonly faults: readonly Fault[];
}

/** What changes the taxes of single rates after the lines; each rate at most once. */
export interface TaxAdjustments {
  readonly discounts?: readonly AdditionalDiscount[];
  readonly refunds?: readonly IvaRefund[];
}

/**
 * One entry for each type and rate: the value is computed from the summed base, because that is what the
 * authority checks; adding rounded lines can be a cent off (SRI reference §8).
 */
export function totalTaxes(
  taxes: readonly ComputedTax[],
  { discounts = [], refunds = [] }: TaxAdjustments = {},
): TaxTotals {
  const totals = [...groupBy(taxes, ({ rate }) => rate.slug).values()].flatMap((group) =>
    totalOf(group, discounts),
  );
  const ofType = (type: TaxType) =>
    sum(totals.filter(({ rate }) => rate.type === type).map(({ value }) => value));
  const byType = { iva: ofType('iva'), ice: ofType('ice'), irbpnr: ofType('irbpnr') };
  const refundOf = (slug: string) => refunds.find(({ rate }) => rate === slug)?.value;
  return {
    entries: totals.map(({ rate, tariff, base, value, discount }) => ({
      type: rate.type,
      rate: rate.slug,
      tariff: tariff && formatAmount(tariff),
      base: formatAmount(base),
      value: formatAmount(value),
      additional_discount: discount && formatAmount(discount),
      refund: amountOrNothing(refundOf(rate.slug)),
    })),
    byType,
    total: byType.iva.plus(byType.ice).plus(byType.irbpnr),
    discount: sum(discounts.map(({ amount }) => decimal(amount))),
    refund: sum(refunds.map(({ value }) => decimal(value))),
    largestBase: totals.reduce((largest, { base }) => (base.gt(largest) ? base : largest), zero),
    faults: [...discountFaults(totals, discounts), ...refundFaults(totals, refunds)],
  };
}

interface Total {
  readonly rate: TaxRate;
  /** Absent where the lines of a rate differ in it. */
  readonly tariff: Decimal | undefined;
  readonly base: Decimal;
  readonly discount: Decimal | undefined;
  readonly value: Decimal;
}

function totalOf(group: readonly ComputedTax[], discounts: readonly AdditionalDiscount[]): Total[] {
  const [first] = group;
  if (!first) return [];
  const { rate, tariff } = first;
  const base = sum(group.map((tax) => tax.base));
  const own = discounts.find((discount) => discount.rate === rate.slug);
  const discount = own && decimal(own.amount);
  const uniform = group.every((tax) => tax.tariff.eq(tariff));
  // A discount after the lines leaves no price with taxes to hold to: IVA is computed of what it leaves.
  const left = discount ? [] : group.filter((tax) => tax.left);
  const others = discount ? group : group.filter((tax) => !tax.left);
  const othersBase = sum(others.map((tax) => tax.base));
  const recomputed = uniform && !others.some(({ stated }) => stated);
  const value = recomputed
    ? taxValue({ rate, tariff, base: discount ? othersBase.minus(discount) : othersBase })
    : sum(others.map((tax) => tax.value));
  const whole = value.plus(sum(left.map((tax) => tax.value)));
  return [{ rate, tariff: uniform ? tariff : undefined, base, discount, value: whole }];
}

function discountFaults(totals: readonly Total[], discounts: readonly AdditionalDiscount[]): Fault[] {
  return discounts.flatMap(({ rate, amount }, index) => {
    const pointer = `/additional_discounts/${index}`;
    const total = totals.find((candidate) => candidate.rate.slug === rate);
    if (isRepeated(discounts, index)) return [repeated(`${pointer}/rate`)];
    if (!total) return [notInDocument(`${pointer}/rate`)];
    if (total.base.gte(amount)) return [];
    const message = `El descuento supera la base de esta tarifa, ${formatAmount(total.base)}.`;
    return [{ pointer: `${pointer}/amount`, code: 'discount_over_base', message } as const];
  });
}

function refundFaults(totals: readonly Total[], refunds: readonly IvaRefund[]): Fault[] {
  return refunds.flatMap(({ rate, value }, index) => {
    const pointer = `/iva_refunds/${index}`;
    const total = totals.find((candidate) => candidate.rate.slug === rate);
    if (isRepeated(refunds, index)) return [repeated(`${pointer}/rate`)];
    if (!total) return [notInDocument(`${pointer}/rate`)];
    if (total.value.gte(value)) return [];
    const message = `La devolución supera el IVA de esta tarifa, ${formatAmount(total.value)}.`;
    return [{ pointer: `${pointer}/value`, code: 'refund_over_iva', message } as const];
  });
}

function isRepeated(adjustments: readonly { readonly rate: string }[], index: number): boolean {
  return adjustments.findIndex(({ rate }) => rate === adjustments[index]?.rate) < index;
}

function repeated(pointer: string): Fault {
  return { pointer, code: 'repeated', message: 'Esta tarifa ya consta: una sola vez cada una.' };
}

function notInDocument(pointer: string): Fault {
  return { pointer, code: 'unknown_in_document', message: 'Ninguna línea lleva esta tarifa.' };
}

function amountOrNothing(text: string | undefined): string | undefined {
  return text === undefined ? undefined : formatAmount(decimal(text));
}
