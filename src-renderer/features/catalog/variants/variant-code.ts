import { fold } from '../../../../src-main/documents/values/fold.ts';

/** The longest code that a product has. */
const CODE_LENGTH = 25;

/** What is left of a text in a code: capitals and digits, so many of them. */
function abbreviated(text: string, length: number): string {
  return fold(text)
    .replace(/[^a-z0-9]/g, '')
    .toUpperCase()
    .slice(0, length);
}

/** What the codes of the variants of a name begin with: `CAM` of «Camiseta básica». */
export function codePrefix(name: string): string {
  return abbreviated(name, 3);
}

/** A code for a combination, that none of these has: `CAM-M-ROJ`, and `CAM-M-ROJ2` where two values begin alike. */
export function variantCode(prefix: string, values: readonly string[], used: ReadonlySet<string>): string {
  const parts = [prefix, ...values.map((value) => abbreviated(value, 3))].filter(Boolean);
  const code = parts.join('-').slice(0, CODE_LENGTH - 2);
  for (let number = 2, candidate = code; ; number += 1) {
    if (!used.has(candidate)) return candidate;
    candidate = `${code}${number}`;
  }
}
