import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { normalizeBarcode } from '../../../documents/identifiers/gtin.ts';
import { fold } from '../../../documents/values/fold.ts';

/** The terms of a query, folded like the search text of products, customers and proformas; a scanned GTIN as products keep it. */
export function termsOf(q: string | undefined): readonly string[] {
  return fold(q ?? '')
    .replace(/[\\%_\p{Cc}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map(normalizeBarcode);
}

/** Conditions that each term of the query is somewhere in the row's search text; none for an empty query. */
export function hasEveryTerm(q: string | undefined): RawBuilder<SqlBool>[] {
  return termsOf(q).map((term) => sql<SqlBool>`instr(search_text, ${term}) > 0`);
}
