import type { TFunction } from 'i18next';
import { type IvaRate, type IvaRow, ivaRows } from '../../../src-main/documents/taxes/iva.ts';
import { findTaxRate } from '../../../src-main/documents/taxes/tax-rate.ts';
import { keysOf } from '../../../src-main/documents/values/keys-of.ts';

/** Rates a shop can choose on a date: those in force, the most used first. */
export function ivaRatesOn(date: string): IvaRate[] {
  const inForce = keysOf(ivaRows).filter((rate) => {
    const { from, to }: IvaRow = ivaRows[rate];
    return (from === undefined || from <= date) && (to === undefined || date <= to);
  });
  return ['iva_15' as const, 'iva_0' as const, ...inForce].filter(
    (rate, index, all) => inForce.includes(rate) && all.indexOf(rate) === index,
  );
}

/** `15 %`, or what a rate without a percentage says of the goods. */
export function ivaLabel(rate: string, t: TFunction): string {
  if (rate === 'iva_no_objeto' || rate === 'iva_exento') return t(`ivaRate.${rate}`);
  return findTaxRate('iva', rate)?.label ?? t('ivaRate.unknown', { code: rate });
}

/** A rate as a line of a sale shows it: `IVA 15 %`, or the rate's own words where they say IVA themselves. */
export function ivaTag(rate: IvaRate, t: TFunction): string {
  const label = ivaLabel(rate, t);
  return /^\d/.test(label) ? t('totals.iva', { rate: label }) : label;
}

export {
  netPriceOf,
  type StatedPrice,
  shelfPriceOf,
  statedAs,
  statedPriceOf,
} from '../../../src-main/documents/taxes/iva-price.ts';
