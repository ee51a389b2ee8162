import { fold } from '../values/fold.ts';
import { normalizeBarcode } from './gtin.ts';

/** The terms of a query, folded like the search text of products, customers and proformas; a scanned GTIN as products keep it. */
export function termsOf(q: string | undefined): readonly string[] {
  return fold(q ?? '')
    .replace(/[\\%_\p{Cc}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map(normalizeBarcode);
}
