import type { StatedPrice } from '../taxes/iva-price.ts';
import { decimal } from '../values/decimal.ts';

const ROUND_UP = 3;

/**
 * The price at which as much of it is earned, in percent, as before the cost changed, rounded up to a cent and stated as before;
 * undefined where the margin did not fall.
 *
 * @param before cost of one unit before, dollars
 * @param after the same now
 */
export function priceKeepingMargin(
  { unit_price, unit_price_with_taxes }: StatedPrice,
  { before, after }: { readonly before: string | undefined; readonly after: string },
): StatedPrice | undefined {
  if (before === undefined || decimal(before).eq(0) || decimal(after).lte(before)) return undefined;
  const raised = (price: string) => decimal(price).times(after).div(before).round(2, ROUND_UP).toFixed(2);
  if (unit_price_with_taxes !== undefined) return { unit_price_with_taxes: raised(unit_price_with_taxes) };
  return unit_price === undefined || decimal(unit_price).eq(0)
    ? undefined
    : { unit_price: raised(unit_price) };
}
