import { decimal } from '../values/decimal.ts';

const ROUND_HALF_UP = 1;

/**
 * What is earned of a price, in percent of it with one decimal, rounded half up: `32.5`; undefined of what is given away.
 *
 * @param price without IVA, dollars
 * @param cost of the same, dollars
 */
export function marginOf(price: string, cost: string): string | undefined {
  const net = decimal(price);
  if (net.eq(0)) return undefined;
  return net.minus(cost).times(100).div(net).toFixed(1, ROUND_HALF_UP);
}
