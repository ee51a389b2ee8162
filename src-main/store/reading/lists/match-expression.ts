import type { Kysely } from 'kysely';
import { fold } from '../../../documents/values/fold.ts';
import type { Tables } from '../../schema/tables.ts';

/** Letters that SQLite surely folds as `fold` does. */
const KNOWN_LETTERS = /^[a-z0-9áéíóúüñ]+$/i;
/** The first and the last character that a word may have. */
const FIRST = '0';
const LAST = '\u{10ffff}';

/**
 * The FTS5 expression of a query: each of its terms must be the beginning of a word of the document. A term with
 * punctuation inside, such as 001-001-000000001, is a phrase. Undefined when the query has no letter or digit.
 */
export async function matchExpressionOf(db: Kysely<Tables>, q: string): Promise<string | undefined> {
  const terms = q
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((term) => {
      const parts = term.match(/[\p{L}\p{N}]+/gu);
      return parts ? [{ phrase: `"${parts.join(' ')}"`, last: parts.at(-1) ?? '' }] : [];
    });
  if (terms.length === 0) return undefined;
  const matches = terms.map(async ({ phrase, last }) =>
    (await beginsOthers(db, last)) ? `${phrase}*` : phrase,
  );
  return (await Promise.all(matches)).join(' AND ');
}

/**
 * Whether longer words begin with this term. If none does, the query asks for the whole word, which is faster: for a
 * prefix, FTS5 merges the documents of all its words before it gives the first.
 */
async function beginsOthers(db: Kysely<Tables>, term: string): Promise<boolean> {
  if (!KNOWN_LETTERS.test(term)) return true;
  const letters = fold(term);
  const longer = await db
    .selectFrom('document_word')
    .select('term')
    .where('term', '>=', `${letters}${FIRST}`)
    .where('term', '<=', `${letters}${LAST}`)
    .limit(1)
    .executeTakeFirst();
  return longer !== undefined;
}
