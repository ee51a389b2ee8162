import { decimal, formatQuantity, formatUnitPrice } from '../../../documents/values/decimal.ts';

const MILLION = 1_000_000;

/** A quantity, or a cost, as the store has it: whole millionths of a unit or of a dollar, which SQLite sums exactly. */
export function toMillionths(amount: string): number {
  return decimal(amount).times(MILLION).toNumber();
}

/** A quantity of the store as it travels. */
export function fromMillionths(millionths: number): string {
  return formatQuantity(decimal(millionths).div(MILLION));
}

/** A cost of the store as it travels: `2.50`. */
export function toUnitCost(millionths: number): string {
  return formatUnitPrice(decimal(millionths).div(MILLION));
}
