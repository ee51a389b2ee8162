import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { termsOf } from '../../../documents/identifiers/search-terms.ts';

/** Conditions that each term of the query is somewhere in the row's search text; none for an empty query. */
export function hasEveryTerm(q: string | undefined): RawBuilder<SqlBool>[] {
  return termsOf(q).map((term) => sql<SqlBool>`instr(search_text, ${term}) > 0`);
}
