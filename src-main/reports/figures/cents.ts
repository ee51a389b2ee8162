import { type Decimal, decimal } from '../../documents/values/decimal.ts';

/** Whole cents, as figures are kept, in dollars. */
export function dollars(cents: number): Decimal {
  return decimal(cents).div(100);
}
