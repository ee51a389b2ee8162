/**
 * A number as typed at a till, `1,5`, `1.5`, `.5` or `12`, as the wire's decimal text; undefined when it is not one
 * or has more decimals than allowed. The keypad's comma and point mean the same.
 */
export function parseDecimal(typed: string, maximumDecimals: number): string | undefined {
  const match = /^(\d{0,12})(?:[.,](\d*))?$/.exec(typed.trim());
  const integers = match?.[1] ?? '';
  const decimals = match?.[2] ?? '';
  if (!match || (integers === '' && decimals === '') || decimals.length > maximumDecimals) return undefined;
  return decimals === '' ? integers : `${integers === '' ? '0' : integers}.${decimals}`;
}
