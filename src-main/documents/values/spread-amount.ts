import { decimal, formatAmount } from './decimal.ts';

/**
 * Spreads dollars over amounts in proportion to them: each share is in cents and at most its amount, and together
 * they are exactly what was spread, or all there is where that is less. The cents that are left over go to the
 * largest fractions.
 */
export function spreadAmount(total: string, over: readonly string[]): string[] {
  const weights = over.map(centsOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return over.map(() => formatCents(0n));
  const spread = centsOf(total);
  if (spread >= whole) return weights.map(formatCents);
  const shares = weights.map((weight, index) => ({
    index,
    cents: (spread * weight) / whole,
    rest: (spread * weight) % whole,
  }));
  const left = spread - shares.reduce((sum, { cents }) => sum + cents, 0n);
  const luckiest = [...shares].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1,
  );
  const luckyIndexes = new Set(luckiest.slice(0, Number(left)).map(({ index }) => index));
  return shares.map(({ index, cents }) => formatCents(luckyIndexes.has(index) ? cents + 1n : cents));
}

function centsOf(amount: string): bigint {
  return BigInt(decimal(amount).times(100).toFixed(0));
}

function formatCents(cents: bigint): string {
  return formatAmount(decimal(cents.toString()).div(100));
}
