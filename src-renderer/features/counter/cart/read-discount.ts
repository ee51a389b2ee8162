import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { type LineChange, percentOf, type SaleLine } from '../sale/sale-line.ts';
import { readPercent } from './read-percent.ts';

/** A discount as typed, in dollars or as `10%`; undefined when it is neither. */
export function readDiscount(
  typed: string,
  line: Pick<SaleLine, 'quantity' | 'unitPrice'>,
): Pick<Required<LineChange>, 'discount' | 'discountPercent'> | undefined {
  const discountPercent = readPercent(typed);
  if (discountPercent !== undefined) return { discount: percentOf(line, discountPercent), discountPercent };
  const discount = parseDecimal(typed, 2);
  return discount === undefined ? undefined : { discount, discountPercent: undefined };
}
