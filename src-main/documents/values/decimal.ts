import Big from 'big.js';

/**
 * Exact decimal arithmetic for money, quantities and rates. A binary float never touches an amount:
 * a cent of difference is message 52 of the authority.
 */
export type Decimal = Big;

const ROUND_HALF_UP = 1;

export function decimal(text: string | number): Decimal {
  return new Big(text);
}

export const zero: Decimal = new Big(0);

export function sum(values: Iterable<Decimal>): Decimal {
  let total = zero;
  for (const value of values) total = total.plus(value);
  return total;
}

/** Rounds to cents, half up: the rounding assumed of the authority (SRI reference §8). */
export function toCents(value: Decimal): Decimal {
  return value.round(2, ROUND_HALF_UP);
}

/** An amount as it travels and is stored: always two decimals, `1234.50`. */
export function formatAmount(value: Decimal): string {
  return value.toFixed(2, ROUND_HALF_UP);
}

/** A quantity as it travels: up to six decimals, none that says nothing, `3` or `0.125`. */
export function formatQuantity(value: Decimal): string {
  return trimZeros(value.toFixed(6, ROUND_HALF_UP), 0);
}

/** A unit price as it travels: two to six decimals, `10.00` or `33.333333`. */
export function formatUnitPrice(value: Decimal): string {
  return trimZeros(value.toFixed(6, ROUND_HALF_UP), 2);
}

function trimZeros(fixed: string, keep: number): string {
  const point = fixed.indexOf('.');
  let end = fixed.length;
  while (end > point + 1 + keep && fixed[end - 1] === '0') end -= 1;
  return end === point + 1 ? fixed.slice(0, point) : fixed.slice(0, end);
}
