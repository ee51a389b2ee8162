import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { fold } from './search-text.ts';

/** Letters that SQLite folds as `fold` does, beyond doubt. */
const KNOWN_LETTERS = /^[a-z0-9áéíóúüñ]+$/i;
/** Of all characters a word may have: the first and the last. */
const FIRST = '0';
const LAST = '\u{10ffff}';

/**
 * The words a person looks for as an FTS5 question: each must begin a word of the document. One with marks inside, as
 * 001-001-000000001, is a phrase. Undefined where there is no letter or digit to look for.
 */
export async function matchExpressionOf(db: Kysely<Tables>, q: string): Promise<string | undefined> {
  const words = q
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => {
      const parts = word.match(/[\p{L}\p{N}]+/gu);
      return parts ? [{ phrase: `"${parts.join(' ')}"`, last: parts.at(-1) ?? '' }] : [];
    });
  if (words.length === 0) return undefined;
  const matches = words.map(async ({ phrase, last }) =>
    (await beginsOthers(db, last)) ? `${phrase}*` : phrase,
  );
  return (await Promise.all(matches)).join(' AND ');
}

/**
 * Whether there is a longer word that begins so. Where there is none, the whole word is asked for: of a beginning, FTS5
 * puts the documents of all its words together before it gives the first.
 */
async function beginsOthers(db: Kysely<Tables>, word: string): Promise<boolean> {
  if (!KNOWN_LETTERS.test(word)) return true;
  const letters = fold(word);
  const longer = await db
    .selectFrom('document_word')
    .select('term')
    .where('term', '>=', `${letters}${FIRST}`)
    .where('term', '<=', `${letters}${LAST}`)
    .limit(1)
    .executeTakeFirst();
  return longer !== undefined;
}
