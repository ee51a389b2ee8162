import { type Decimal, decimal, formatAmount, formatUnitPrice, toCents } from '../values/decimal.ts';
import { type IvaRate, ivaRows } from './iva.ts';

/** What a price before IVA is multiplied by to have it. */
export function ivaFactorOf(rate: IvaRate): Decimal {
  return decimal(ivaRows[rate].percent).div(100).plus(1);
}

/** The unit price before IVA of a price that includes it, to the six decimals a unit price may have. */
function priceBeforeIva(withIva: string, rate: IvaRate): string {
  return formatUnitPrice(decimal(withIva).div(ivaFactorOf(rate)));
}

/** A price as somebody stated it: before IVA, unless it is stated with IVA. */
export interface StatedPrice {
  readonly unit_price?: string | undefined;
  readonly unit_price_with_taxes?: string | undefined;
}

/** The unit price before IVA, however it was stated. */
export function netPriceOf({ unit_price, unit_price_with_taxes }: StatedPrice, rate: IvaRate): string {
  return unit_price_with_taxes === undefined
    ? (unit_price ?? '0')
    : priceBeforeIva(unit_price_with_taxes, rate);
}

/**
 * What the customer pays for one. A price with IVA is paid as it is; of one before IVA the authority rounds the line to
 * cents and the tax again (SRI reference §8), which is what will be charged.
 */
export function shelfPriceOf({ unit_price, unit_price_with_taxes }: StatedPrice, rate: IvaRate): string {
  if (unit_price_with_taxes !== undefined) return formatAmount(decimal(unit_price_with_taxes));
  const net = toCents(decimal(unit_price ?? '0'));
  return formatAmount(net.plus(toCents(net.times(ivaRows[rate].percent).div(100))));
}

/** Whether two prices are stated the same way and are the same. */
export function isSameStatedPrice(one: StatedPrice, other: StatedPrice): boolean {
  const [withTaxes, otherWithTaxes] = [one.unit_price_with_taxes, other.unit_price_with_taxes];
  if (withTaxes === undefined || otherWithTaxes === undefined) {
    return withTaxes === otherWithTaxes && decimal(one.unit_price ?? '0').eq(other.unit_price ?? '0');
  }
  return decimal(withTaxes).eq(otherWithTaxes);
}

/** The price of a resource or of a line, which shows it both ways, as it was stated. */
export function statedPriceOf({ unit_price, unit_price_with_taxes }: StatedPrice): StatedPrice {
  return unit_price_with_taxes === undefined ? { unit_price } : { unit_price_with_taxes };
}

/** What was typed or put together as a price, stated with IVA or before it. */
export function statedAs(price: string, includesIva: boolean): StatedPrice {
  return includesIva ? { unit_price_with_taxes: price } : { unit_price: price };
}
