import { decimal, formatAmount } from '../../../../src-main/documents/decimal.ts';
import { parseDecimal } from '../../../lib/parse-decimal.ts';
import type { SaleLine } from '../sale/sale-line.ts';

/** `10%` of a line as dollars; undefined for anything that is not a percent up to 100. */
export function readPercent(
  typed: string,
  { quantity, unitPrice }: Pick<SaleLine, 'quantity' | 'unitPrice'>,
): string | undefined {
  const percent = /^\s*([\d.,]+)\s*%\s*$/.exec(typed)?.[1];
  const number = percent === undefined ? undefined : parseDecimal(percent, 2);
  if (number === undefined || decimal(number).gt(100)) return undefined;
  return formatAmount(decimal(quantity).times(unitPrice).times(number).div(100));
}
