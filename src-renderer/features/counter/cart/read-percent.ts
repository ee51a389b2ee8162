import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';

/** `10%` as its number; undefined for anything that is not a percent up to 100. */
export function readPercent(typed: string): string | undefined {
  const percent = /^\s*([\d.,]+)\s*%\s*$/.exec(typed)?.[1];
  const number = percent === undefined ? undefined : parseDecimal(percent, 2);
  return number === undefined || decimal(number).gt(100) ? undefined : number;
}
