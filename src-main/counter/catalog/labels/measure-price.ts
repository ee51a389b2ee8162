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

/** Several of one content: "6 x 250 ml", "330 ml x12", "six pack", "paca de 24 und". */
const several =
  /[x×]\s?\d|\d\s?[x×](?!\p{L})|(?<!\p{L})(?:pack|six|sixpack|docena|paca|caja|tira|display|combo|und?|unid|unidades)(?!\p{L})/iu;

/** "1.000 ml" is a thousand here and one elsewhere. */
const thousands = /[.,]\d{3}$/;

/** "5G" is no weight: grams are written small. */
const generation = /^\dG$/;

/**
 * The price of a kilo or a litre of a product whose name says how much it contains, such as "Café molido 250 g".
 * Undefined where the name has no content, several, or several of one: no number on a shelf is a guess.
 */
export function measurePriceOf(name: string, price: string): MeasurePrice | undefined {
  const [first, another] = [...name.matchAll(content)];
  const [text = '', amount, unit] = first ?? [];
  if (amount === undefined || unit === undefined || another || several.test(name)) return undefined;
  if (thousands.test(amount) || generation.test(text)) return undefined;
  const row = units[unit.toLowerCase()];
  const size = decimal(amount.replace(',', '.')).times(row?.factor ?? 0);
  if (!row || size.lte(0)) return undefined;
  return { measure: row.measure, price: decimal(price).times(1000).div(size).toFixed(2) };
}
