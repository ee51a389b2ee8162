import type { TFunction } from 'i18next';
import { decimal } from '../../../src-main/documents/values/decimal.ts';
import { formatMoney } from './format.ts';

/** `$ 12.00`, or `$ 12.00 a $ 15.00` of several; undefined of none. */
export function priceRange(prices: readonly string[], t: TFunction): string | undefined {
  const sorted = prices.toSorted((one, other) => decimal(one).cmp(decimal(other)));
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  if (from === to) return formatMoney(from);
  return t('variants.range', { from: formatMoney(from), to: formatMoney(to) });
}
