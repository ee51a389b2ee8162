/** What new codes look like in a shop that has none. */
const firstCode = { prefix: 'P', width: 4 };

/** Longer runs of digits are barcodes, which nobody counts on from. */
const COUNTED_DIGITS = 7;

interface CountedCode {
  readonly prefix: string;
  readonly digits: string;
}

/** The code as letters and a number that counts on; undefined where it does not end in one. */
function countedCode(code: string): CountedCode | undefined {
  const [, prefix, digits] = /^(.*?)(\d+)$/.exec(code) ?? [];
  return prefix === undefined || digits === undefined || digits.length > COUNTED_DIGITS
    ? undefined
    : { prefix, digits };
}

/** What most of the codes begin with before their number; undefined where none counts. */
export function usualPrefix(codes: readonly string[]): string | undefined {
  const counted = codes.flatMap((code) => countedCode(code)?.prefix ?? []);
  const byPrefix = Map.groupBy(counted, (prefix) => prefix);
  const [usual] = [...byPrefix].toSorted(([, one], [, other]) => other.length - one.length);
  return usual?.[0];
}

/**
 * The code after the highest that begins so and goes on in a number, as wide as the widest; the shop's first code where
 * there is neither a prefix nor a code to count on from.
 */
export function nextCode(prefix: string | undefined, codes: readonly string[]): string {
  if (prefix === undefined) return firstCode.prefix + '1'.padStart(firstCode.width, '0');
  const numbers = codes.flatMap((code) => {
    const counted = countedCode(code);
    return counted?.prefix === prefix ? [counted.digits] : [];
  });
  const width = Math.max(...numbers.map(({ length }) => length), numbers.length === 0 ? 3 : 1);
  const highest = Math.max(0, ...numbers.map(Number));
  return prefix + String(highest + 1).padStart(width, '0');
}
