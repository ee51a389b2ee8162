import type { Line } from '../lines/line.ts';
import { decimal, toCents } from '../values/decimal.ts';

/**
 * Whether a line comes, without IVA and with its discounts, to less than what it sells costs.
 *
 * @param cost of one unit, dollars
 */
export function isBelowCost({ net, quantity }: Pick<Line, 'net' | 'quantity'>, cost: string): boolean {
  return decimal(net).lt(toCents(decimal(quantity).times(cost)));
}
