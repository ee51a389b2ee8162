import { type Decimal, decimal, formatAmount, toCents } from './decimal.ts';

/** An amount as whole cents, which SQLite adds up exactly. */
export function centsOf(amount: Decimal | string): number {
  return Number(toCents(typeof amount === 'string' ? decimal(amount) : amount).times(100));
}

/** Whole cents as an amount travels: `1234.50`. */
export function amountOfCents(cents: number): string {
  return formatAmount(decimal(cents).div(100));
}
