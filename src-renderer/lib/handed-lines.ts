import type { Line } from '../../src-main/documents/lines/line.ts';
import { ivaRows } from '../../src-main/documents/taxes/iva.ts';
import { keysOf } from '../../src-main/documents/values/keys-of.ts';
import type { HandedLine } from './sale-handoff.ts';

/** What a remark on a line is called among its additional fields, and one on the sale among the document's. */
export const LINE_NOTE = 'Nota';

/** Lines of a document as lines of the sale that takes their place; discounts of the whole sale are in theirs. */
export function handedLines(lines: readonly Line[]): readonly HandedLine[] {
  return lines.flatMap(({ code, description, unit, quantity, taxes, ...line }) => {
    const stated = taxes.find(({ type }) => type === 'iva')?.rate;
    const iva = keysOf(ivaRows).find((rate) => rate === stated);
    if (iva === undefined) return [];
    const includesIva = line.unit_price_with_taxes !== undefined;
    const unitPrice = line.unit_price_with_taxes ?? line.unit_price;
    const discount = line.discount_with_taxes ?? line.discount;
    const note = line.additional_info.find(({ name }) => name === LINE_NOTE)?.value;
    return [{ code, description, unit, quantity, unitPrice, includesIva, discount, iva, note }];
  });
}
