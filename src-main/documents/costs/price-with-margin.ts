import { decimal } from '../values/decimal.ts';

const ROUND_UP = 3;

/**
 * The price of one unit of which a percent is earned, with its IVA, dollars rounded up to a cent; undefined where so much
 * cannot be earned of a price.
 *
 * @param cost of one unit, dollars
 */
export function priceWithMargin(
  cost: string,
  { percent, ivaPercent }: { readonly percent: string; readonly ivaPercent: string },
): string | undefined {
  const left = decimal(100).minus(percent);
  if (left.lte(0)) return undefined;
  const price = decimal(cost).times(decimal(ivaPercent).plus(100)).div(left);
  return price.round(2, ROUND_UP).toFixed(2);
}
