import { difference, type IvaTolerance, productTolerance, sum } from '../amounts.ts';
import { isPercentOnly } from '../ice-codes.ts';
import { ivaRateFault } from '../iva-rates.ts';
import { isIce, isIva, percentOf, rateKey, type TaxEntry, unitsOf } from '../tax-entry.ts';

/**
 * Where the totals by rate do not follow from the taxes of the lines: the tax of a rate comes from its summed base,
 * less the additional discount, not from the rounded taxes of its lines (SRI reference §8).
 */
export function taxTotalDifferences(
  totals: readonly TaxEntry[],
  ofLines: readonly TaxEntry[],
  tolerance: IvaTolerance = productTolerance,
): readonly string[] {
  return [
    ...totals.flatMap((total) => totalDifferences(total, ofLines, tolerance)),
    ...missingTotals(totals, ofLines),
    ...repeatedRates(totals, 'totalImpuesto'),
  ];
}

/** Rates that are no rates, or not in force on a date (dd/mm/yyyy). */
export function ivaRateDifferences(taxes: readonly TaxEntry[], date: string): readonly string[] {
  const faults = taxes.filter(isIva).map(({ rate, tarifa }) => ivaRateFault(rate, tarifa, date));
  return [...new Set(faults.filter((fault) => fault !== null))];
}

/** A rate stands once among the totals of a document. */
export function repeatedRates(totals: readonly TaxEntry[], element: string): readonly string[] {
  return new Set(totals.map(rateKey)).size === totals.length ? [] : [`Hay un ${element} repetido`];
}

function totalDifferences(
  total: TaxEntry,
  ofLines: readonly TaxEntry[],
  tolerance: IvaTolerance,
): readonly string[] {
  const key = rateKey(total);
  const entries = ofLines.filter((tax) => rateKey(tax) === key);
  const [first] = entries;
  if (first === undefined) return [`totalImpuesto ${key} no aparece en ninguna línea`];
  const base = sum(entries.map((tax) => tax.base));
  return [
    ...difference(`baseImponible del total ${key}`, total.base, base),
    ...valueDifferences(total, { entries, first, tolerance }),
    ...discountFaults(total),
  ];
}

function valueDifferences(
  total: TaxEntry,
  {
    entries,
    first,
    tolerance,
  }: { readonly entries: readonly TaxEntry[]; readonly first: TaxEntry; readonly tolerance: IvaTolerance },
): readonly string[] {
  const name = `valor del total ${rateKey(total)}`;
  if (isIva(total)) {
    const computed = percentOf(total.base - total.additionalDiscount, first);
    return difference(name, total.value, computed, tolerance);
  }
  // Excises are percents, amounts per unit or both: their total is their sum, or what the summed base makes.
  const added = sum(entries.map(({ value }) => value));
  const isOneTariff = entries.every(({ tarifa }) => tarifa === first.tarifa) && first.tarifa !== '';
  const units = isPercentOnly(total.rate) ? [] : [unitsOf(total.base, first)];
  const computed = isOneTariff ? [added, percentOf(total.base, first), ...units] : [added];
  const differences = computed.map((value) => difference(name, total.value, value, productTolerance));
  return differences.some((found) => found.length === 0) ? [] : (differences[0] ?? []);
}

function discountFaults(total: TaxEntry): readonly string[] {
  const { additionalDiscount, base } = total;
  if (additionalDiscount === 0n) return [];
  if (!isIva(total)) return [`El descuentoAdicional de ${rateKey(total)} no es del IVA`];
  return additionalDiscount < 0n || additionalDiscount > base
    ? [`El descuentoAdicional de ${rateKey(total)} no cabe en su base`]
    : [];
}

function missingTotals(totals: readonly TaxEntry[], ofLines: readonly TaxEntry[]): readonly string[] {
  const stated = new Set(totals.map(rateKey));
  const used = new Set(ofLines.map(rateKey));
  return [...used].filter((key) => !stated.has(key)).map((key) => `Falta el totalImpuesto ${key}`);
}

/** What a document comes to after its taxes: the common part of the server's formula (SRI reference §8). */
export function taxedAmount(subtotal: bigint, totals: readonly TaxEntry[]): bigint {
  return (
    subtotal + sum(totals.map(({ value, additionalDiscount, refund }) => value - additionalDiscount - refund))
  );
}

/** Cents of all excises: they join the base of the IVA. */
export function exciseTotal(totals: readonly TaxEntry[]): bigint {
  return sum(totals.filter(isIce).map(({ value }) => value));
}
