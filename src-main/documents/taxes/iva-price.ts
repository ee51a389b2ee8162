import { decimal, formatAmount, formatUnitPrice, toCents } from '../values/decimal.ts';
import { type IvaRate, ivaRows } from './iva.ts';

/** The unit price before IVA of a price that includes it, to the six decimals a unit price may have. */
export function priceBeforeIva(withIva: string, rate: IvaRate): string {
  return formatUnitPrice(decimal(withIva).times(100).div(decimal(ivaRows[rate].percent).plus(100)));
}

/**
 * What the customer pays for one. The authority rounds the line to cents before the tax and the tax again (SRI reference
 * §8), so some totals cannot be reached: what is shown is what will be charged.
 */
export function priceWithIva(unitPrice: string, rate: IvaRate): string {
  const net = toCents(decimal(unitPrice));
  return formatAmount(net.plus(toCents(net.times(ivaRows[rate].percent).div(100))));
}
