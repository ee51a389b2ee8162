import { type Decimal, decimal, formatUnitPrice } from '../values/decimal.ts';

interface Credited {
  /** Units that are there. */
  readonly onHand: Decimal;
  /** Dollars of one unit. */
  readonly average: string;
  /** Units that go back: none of a discount. */
  readonly returned: Decimal;
  /** Dollars credited for all of it. */
  readonly credit: Decimal;
}

/**
 * What one unit costs once a supplier credited something, dollars, rounded half up to a millionth: what is left is worth what
 * all was less the credit, never less than nothing; where nothing is left the average stays.
 */
export function averageAfterCredit({ onHand, average, returned, credit }: Credited): string {
  const left = onHand.minus(returned);
  if (!left.gt(0)) return average;
  const value = onHand.times(average).minus(credit);
  return formatUnitPrice(value.gt(0) ? value.div(left) : decimal(0));
}
