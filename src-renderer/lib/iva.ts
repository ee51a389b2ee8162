import type { TFunction } from 'i18next';
import { decimal, formatAmount, formatUnitPrice, toCents } from '../../src-main/documents/decimal.ts';
import { keysOf } from '../../src-main/documents/keys-of.ts';
import { type IvaRate, type IvaRow, ivaRows } from '../../src-main/documents/taxes/iva.ts';

/** Rates a shop can choose on a date: those in force, the most used first. */
export function ivaRatesOn(date: string): IvaRate[] {
  const inForce = keysOf(ivaRows).filter((rate) => {
    const { from, to }: IvaRow = ivaRows[rate];
    return (from === undefined || from <= date) && (to === undefined || date <= to);
  });
  return ['iva_15' as const, 'iva_0' as const, ...inForce].filter(
    (rate, place, all) => inForce.includes(rate) && all.indexOf(rate) === place,
  );
}

/** The unit price before IVA of a price that includes it, to the six decimals a unit price may have. */
export function priceBeforeIva(priceWithIva: string, rate: IvaRate): string {
  return formatUnitPrice(decimal(priceWithIva).times(100).div(decimal(ivaRows[rate].percent).plus(100)));
}

/**
 * What the customer pays for one. The authority rounds the line to cents before the tax and the tax again, so some
 * totals cannot be reached: what is shown is what will be charged.
 */
export function priceWithIva(unitPrice: string, rate: IvaRate): string {
  const net = toCents(decimal(unitPrice));
  return formatAmount(net.plus(toCents(net.times(ivaRows[rate].percent).div(100))));
}

/** A rate as a line of a sale shows it: `IVA 15 %`, or the rate's own words where they say IVA themselves. */
export function ivaTag(rate: IvaRate, t: TFunction): string {
  const { label } = ivaRows[rate];
  return /^\d/.test(label) ? t('totals.iva', { rate: label }) : label;
}
