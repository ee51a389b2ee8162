import bwip from 'bwip-js/node';

const START_C = '211232';
const TO_SET_B = '114131';
const STOP = '2331112';

/**
 * Reads Code 128 back from bars as a scanner sees them. It knows the symbols from another encoder (bwip-js), not
 * from ours.
 */
export function decodeCode128(bars: readonly { left: number; width: number }[]): string {
  const symbols = symbolsOf(bars);
  if (symbols.shift() !== START_C) throw new Error('does not start in set C');
  if (symbols.pop() !== STOP) throw new Error('does not end with the stop symbol');
  const values = symbols.map((symbol) => (symbol === TO_SET_B ? 100 : pairOf(symbol)));
  const check = values.pop();
  const sum = values.reduce((total, value, index) => total + value * (index + 1), 105);
  if (sum % 103 !== check) throw new Error(`the check symbol is ${check}, not ${sum % 103}`);
  const switched = values.indexOf(100);
  const pairs = switched === -1 ? values : values.slice(0, switched);
  const singles = switched === -1 ? [] : values.slice(switched + 1);
  return [
    ...pairs.map((value) => String(value).padStart(2, '0')),
    ...singles.map((value) => String.fromCharCode(value + 32)),
  ].join('');
}

/** Width of the narrowest bar, in the unit of the bars. */
export function moduleWidthOf(bars: readonly { left: number; width: number }[]): number {
  return Math.min(...bars.map(({ width }) => width));
}

function symbolsOf(bars: readonly { left: number; width: number }[]): string[] {
  const unit = moduleWidthOf(bars);
  const modules = bars.flatMap(({ left, width }, index) => {
    const next = bars[index + 1];
    return next ? [width, next.left - left - width] : [width];
  });
  const widths = modules.map((width) => Math.round(width / unit)).join('');
  return widths.match(/^.{6}|.{7}$|.{6}/g) ?? [];
}

const pairSymbols = new Map(
  Array.from({ length: 100 }, (_, value) => [bwipWidths(String(value).padStart(2, '0')).slice(6, 12), value]),
);

function pairOf(symbol: string): number {
  const value = pairSymbols.get(symbol);
  if (value === undefined) throw new Error(`no pair of digits looks like ${symbol}`);
  return value;
}

/** The widths another encoder gives digits. */
export function bwipWidths(digits: string): string {
  const [first] = bwip.raw('code128', digits, '');
  if (!first || !('sbs' in first)) throw new Error('bwip-js made no linear barcode');
  return first.sbs.join('');
}
