import { decimal } from '../../../documents/values/decimal.ts';

export interface MeasurePrice {
  readonly measure: 'kg' | 'l';
  /** Dollars with two decimals. */
  readonly price: string;
}

/** Grams or millilitres of one. */
const units: Readonly<Record<string, { readonly measure: 'kg' | 'l'; readonly factor: number }>> = {
  g: { measure: 'kg', factor: 1 },
  gr: { measure: 'kg', factor: 1 },
  kg: { measure: 'kg', factor: 1000 },
  ml: { measure: 'l', factor: 1 },
  cc: { measure: 'l', factor: 1 },
  l: { measure: 'l', factor: 1000 },
  lt: { measure: 'l', factor: 1000 },
};

const content = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(kg|gr|g|ml|cc|lt|l)(?![\p{L}\d])/giu;

/** What several of the same content may be written with: "6 x 250 ml", "pack", "docena". */
const several = /\d\s?[x×]\s?\d|\bpack\b|\bdocena\b|\bsixpack\b/iu;

/**
 * The price of a kilo or a litre of a product whose name says how much it contains, such as "Café molido 250 g".
 * Undefined where the name has no content, several, or several of one: no number on a shelf is a guess.
 */
export function measurePriceOf(name: string, price: string): MeasurePrice | undefined {
  const [found, another] = [...name.matchAll(content)];
  const [, amount, unit] = found ?? [];
  if (amount === undefined || unit === undefined || another || several.test(name)) return undefined;
  const row = units[unit.toLowerCase()];
  const size = decimal(amount.replace(',', '.')).times(row?.factor ?? 0);
  if (!row || size.lte(0)) return undefined;
  return { measure: row.measure, price: decimal(price).times(1000).div(size).toFixed(2) };
}
