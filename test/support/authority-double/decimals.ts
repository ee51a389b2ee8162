/**
 * Exact decimals as integers of a stated scale: `scaled('3.5', 2)` is 350n. Written for the double alone, so
 * that its sums are a second opinion about the product's.
 */

/** Throws when the text is no decimal or has more decimals than the scale can hold. */
export function scaled(text: string, scale: number): bigint {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/u.exec(text.trim());
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  const digits = fraction.replace(/0+$/u, '');
  if (match === null || (whole === '' && fraction === '')) throw new Error(`«${text}» is not a decimal`);
  if (digits.length > scale) throw new Error(`«${text}» has more than ${scale} decimals`);
  const magnitude = BigInt(`${whole || '0'}${digits.padEnd(scale, '0')}`);
  return sign === '-' ? -magnitude : magnitude;
}

/** Half up, away from zero, from one scale to a coarser one. */
export function rounded(value: bigint, fromScale: number, toScale: number): bigint {
  const unit = 10n ** BigInt(fromScale - toScale);
  const magnitude = value < 0n ? -value : value;
  const result = (magnitude + unit / 2n) / unit;
  return value < 0n ? -result : result;
}

/** Cents as the documents write money, `138.28`. */
export function moneyText(cents: bigint): string {
  const magnitude = cents < 0n ? -cents : cents;
  const digits = magnitude.toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
