import type { Line } from '../../../../src-main/documents/lines/line.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import type { HandedLine } from '../../../lib/sale-handoff.ts';

/** Lines of a credit note as lines of the sale that takes their place; discounts of the whole sale are in theirs. */
export function handedLines(lines: readonly Line[]): readonly HandedLine[] {
  return lines.flatMap(({ code, description, unit, quantity, unit_price, discount, taxes }) => {
    const stated = taxes.find(({ type }) => type === 'iva')?.rate;
    const iva = keysOf(ivaRows).find((rate) => rate === stated);
    if (iva === undefined) return [];
    return [{ code, description, unit, quantity, unitPrice: unit_price, discount, iva }];
  });
}
