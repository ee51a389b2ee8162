import { findTaxRate, isInForce, type TaxType, tariffOn } from '../taxes/tax-rate.ts';
import { usualIvaRates } from '../taxes/usual-iva-rates.ts';
import type { Fault } from '../values/fault.ts';

/** A tax as a body states it or a document shows it. */
interface DatedTax {
  readonly type: string;
  readonly rate: string;
  readonly tariff?: string | undefined;
  readonly value?: string | undefined;
}

/** The day whose law applies, YYYY-MM-DD: the document's, or that of the invoice a note is about. */
interface RateContext {
  readonly date: string;
  /** Of what bears the taxes: faults are reported below it. */
  readonly pointer: string;
}

/** The rates that the law did not know on a date, and the tariffs of that date that somebody must state. */
export function rateFaults(taxes: readonly DatedTax[], context: RateContext): Fault[] {
  return [...ratesNotInForce(taxes, context), ...unknownTariffs(taxes, context)];
}

export function ratesNotInForce(taxes: readonly DatedTax[], { date, pointer }: RateContext): Fault[] {
  return taxes.flatMap(({ type, rate: slug }, index): Fault[] => {
    const rate = findTaxRate(type, slug);
    if (!rate || isInForce(rate, date)) return [];
    const message = `La tarifa ${rate.label} no está vigente el ${date}.${ratesOfDay(rate.type, date)}`;
    return [{ pointer: `${pointer}/taxes/${index}/rate`, code: 'rate_not_in_force', message }];
  });
}

/** Those to choose from; excises are too many for a sentence. */
function ratesOfDay(type: TaxType, date: string): string {
  return type === 'iva' ? ` Ese día rigen: ${usualIvaRates(date).join(', ')}.` : '';
}

/**
 * Excises whose tariff of a date is neither stated nor in the tables. The tariff of another year is never taken for it
 * (SRI reference §8). Where the whole tax is stated, `field` is its value.
 */
export function unknownTariffs(
  taxes: readonly DatedTax[],
  { date, pointer, field = 'tariff' }: RateContext & { readonly field?: 'tariff' | 'value' },
): Fault[] {
  return taxes.flatMap((tax, index): Fault[] => {
    if (tax.tariff !== undefined || tax.value !== undefined) return [];
    const rate = findTaxRate(tax.type, tax.rate);
    if (!rate || tariffOn(rate, date) !== undefined) return [];
    return [
      {
        pointer: `${pointer}/taxes/${index}/${field}`,
        code: field === 'value' ? 'required' : 'tariff_required',
        message: `La tarifa de ICE ${rate.code} del ${date} no consta: indíquela. Está en ${rate.law}.`,
      },
    ];
  });
}
