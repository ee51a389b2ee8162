import { barcodeForms, isSameBarcode } from '../../documents/identifiers/gtin.ts';
import type { Line } from '../../documents/lines/line.ts';
import {
  type RememberedItem,
  recallItem,
  shareWord,
  supplierItemOf,
} from '../../documents/purchase/goods/supplier-item.ts';
import type { LineMatch, MatchedProduct } from './goods-receipt-store.ts';

/** The codes of a line: the supplier's own, and the other one, which is often its barcode. */
export function codesOf({ code, auxiliary_code }: Pick<Line, 'code' | 'auxiliary_code'>): readonly string[] {
  return [code, auxiliary_code].flatMap((text) => text?.trim() || []);
}

/** The code of a line that is a GTIN. */
export function barcodeOf(line: Pick<Line, 'code' | 'auxiliary_code'>): string | undefined {
  return codesOf(line).find((code) => barcodeForms(code).length > 1);
}

interface Matching {
  readonly remembered: readonly RememberedItem[];
  readonly products: readonly MatchedProduct[];
}

/**
 * What the lines of a purchase are: what was remembered of the supplier, else the product with its barcode, else the product
 * with its code and a word of its name, as two catalogs may have a code for different things. A product that is not sold any
 * more is only what was remembered. Undefined has to be asked.
 */
export function matchLines(
  lines: readonly Line[],
  { remembered, products }: Matching,
): readonly (LineMatch | undefined)[] {
  const sold = products.filter(({ isActive }) => isActive);
  return lines.map((line) => {
    const item = recallItem(supplierItemOf(line), remembered);
    if (item !== undefined) return { source: 'supplier', item };
    const codes = codesOf(line);
    const scanned = sold.find(({ barcode }) => codes.some((code) => isSameBarcode(barcode, code)));
    if (scanned) return { source: 'barcode', item: { productId: scanned.id, factor: '1' } };
    const named = sold.find(({ code, name }) => codes.includes(code) && shareWord(name, line.description));
    return named && { source: 'code', item: { productId: named.id, factor: '1' } };
  });
}
