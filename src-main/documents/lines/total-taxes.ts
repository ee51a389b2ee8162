import { type Decimal, formatAmount, sum } from '../decimal.ts';
import type { TaxRate, TaxType } from '../taxes/tax-rate.ts';
import { type ComputedTax, taxValue } from './compute-line.ts';
import type { TaxTotal } from './tax-body.ts';

/** The taxes of a document: the entries of the wire, and what each tax comes to. */
export interface TaxTotals {
  readonly entries: readonly TaxTotal[];
  readonly byType: Readonly<Record<TaxType, Decimal>>;
  readonly total: Decimal;
}

/**
 * One entry for each type and rate: the value is computed from the summed base, because that is what the
 * authority checks; adding rounded lines can be a cent off (SRI reference §8).
 */
export function totalTaxes(taxes: readonly ComputedTax[]): TaxTotals {
  const totals = [...byRate(taxes).values()].flatMap(totalOf);
  const ofType = (type: TaxType) =>
    sum(totals.filter(({ rate }) => rate.type === type).map(({ value }) => value));
  const byType = { iva: ofType('iva'), ice: ofType('ice'), irbpnr: ofType('irbpnr') };
  return {
    entries: totals.map(({ rate, tariff, base, value }) => ({
      type: rate.type,
      rate: rate.slug,
      tariff: tariff && formatAmount(tariff),
      base: formatAmount(base),
      value: formatAmount(value),
    })),
    byType,
    total: byType.iva.plus(byType.ice).plus(byType.irbpnr),
  };
}

/** Written out because the window runs this too, on browsers older than `Map.groupBy`. */
function byRate(taxes: readonly ComputedTax[]): ReadonlyMap<string, readonly ComputedTax[]> {
  const groups = new Map<string, ComputedTax[]>();
  for (const tax of taxes) {
    const group = groups.get(tax.rate.slug);
    if (group) group.push(tax);
    else groups.set(tax.rate.slug, [tax]);
  }
  return groups;
}

interface Total {
  readonly rate: TaxRate;
  /** Absent where the lines of a rate differ in it. */
  readonly tariff: Decimal | undefined;
  readonly base: Decimal;
  readonly value: Decimal;
}

function totalOf(group: readonly ComputedTax[]): Total[] {
  const [first] = group;
  if (!first) return [];
  const { rate, tariff } = first;
  const base = sum(group.map((tax) => tax.base));
  const uniform = group.every((tax) => tax.tariff.eq(tariff));
  const recomputed = uniform && !group.some(({ stated }) => stated);
  const value = recomputed ? taxValue({ rate, tariff, base }) : sum(group.map((tax) => tax.value));
  return [{ rate, tariff: uniform ? tariff : undefined, base, value }];
}
