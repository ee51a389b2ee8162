import { decimal, formatQuantity } from '../../../documents/values/decimal.ts';

const MILLION = 1_000_000;

/** A quantity as the store counts: whole millionths of a unit, which SQLite sums exactly. */
export function toMillionths(quantity: string): number {
  return decimal(quantity).times(MILLION).toNumber();
}

/** A count of the store as it travels. */
export function fromMillionths(millionths: number): string {
  return formatQuantity(decimal(millionths).div(MILLION));
}
