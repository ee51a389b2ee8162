import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';

/** What was typed or scanned into the search field. */
export interface Entry {
  readonly quantity: string;
  readonly text: string;
}

/** `3*7861001` is three of it, `0.5*queso` half; anything else is one. */
export function parseEntry(typed: string): Entry {
  const [, times, rest] = /^\s*([\d.,]+)\s*\*\s*(.*)$/.exec(typed) ?? [];
  const quantity = times === undefined ? undefined : parseDecimal(times, 6);
  if (quantity === undefined || rest === undefined || decimal(quantity).eq(0)) {
    return { quantity: '1', text: typed.trim() };
  }
  return { quantity, text: rest.trim() };
}
