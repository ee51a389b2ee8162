/**
 * Widths in modules of bars and spaces, a bar first, of digits in Code 128 (ISO/IEC 15417): pairs in set C, an
 * odd last digit in set B. An access key of 49 digits takes 321 modules.
 */
export function code128(digits: string): readonly number[] {
  if (!/^\d{2,}$/.test(digits)) throw new Error('only two digits or more can be a barcode here');
  const symbols = [START_C, ...(digits.match(/\d\d/g) ?? []).map(Number)];
  if (digits.length % 2 === 1) symbols.push(TO_SET_B, ZERO_IN_SET_B + Number(digits.at(-1)));
  const check = symbols.reduce((total, symbol, index) => total + symbol * Math.max(1, index), 0) % 103;
  return [...symbols, check, STOP].flatMap((symbol) => [...(patterns[symbol] ?? '')].map(Number));
}

const START_C = 105;
const TO_SET_B = 100;
const ZERO_IN_SET_B = 16;
const STOP = 106;

/** Six widths a symbol, seven for the last: the stop. */
const patterns: readonly string[] = [
  ...'212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212'.split(' '),
  ...'112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131'.split(' '),
  ...'311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321'.split(' '),
  ...'112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121'.split(' '),
  ...'313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111'.split(' '),
  ...'314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114'.split(' '),
  ...'122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212'.split(' '),
  ...'124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113'.split(' '),
  ...'114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(' '),
];

/** How many modules wide the bars of so many digits are. */
export function modulesOf(digits: string): number {
  return code128(digits).reduce((total, modules) => total + modules, 0);
}
