import { type Decimal, decimal, formatUnitPrice } from '../values/decimal.ts';

interface Discounted {
  /** Units that are there: more than none. */
  readonly onHand: Decimal;
  /** Dollars of one unit. */
  readonly average: string;
  /** Dollars taken off all of it. */
  readonly discount: Decimal;
}

/** What one unit costs once a supplier took something off, dollars, rounded half up to a millionth: never less than nothing. */
export function averageAfterDiscount({ onHand, average, discount }: Discounted): string {
  const value = onHand.times(average).minus(discount);
  return formatUnitPrice(value.gt(0) ? value.div(onHand) : decimal(0));
}
