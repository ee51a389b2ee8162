import { sql } from 'kysely';
import type { Store } from './open.ts';
import { fold, questionOf, wordsOf } from './search-words.ts';

/** A beginning of more words than these is looked for as such. */
const MOST_TERMS = 4;
/** Beginnings up to here have an index of their own (`prefix` of the search table). */
const INDEXED_LENGTH = 3;
/** Letters that SQLite folds as `fold` does, beyond doubt; words with others are looked for by their beginning. */
const KNOWN_LETTERS = /^[a-z0-9áéíóúüñ]+$/i;

/**
 * The FTS5 question of `matchOf`, with every beginning replaced by the words that begin so. It finds the same documents,
 * but where a beginning makes SQLite put the places of all its words together first, a word is read in order from
 * anywhere: of a million documents that is the difference between 20 ms and 0.2.
 */
export async function termsOf(db: Store['db'], q: string): Promise<SearchTerms | undefined> {
  const words = await Promise.all(
    wordsOf(q).map(async (parts) => ({ parts, endings: await endingsOf(db, parts.at(-1)) })),
  );
  if (words.length === 0) return;
  const isInOrder = words.every(({ parts, endings }) => endings !== undefined || isIndexed(parts.at(-1)));
  return { match: questionOf(words), isInOrder };
}

export interface SearchTerms {
  readonly match: string;
  /** Whether all of it is read in order from anywhere: nothing has to be put together first. */
  readonly isInOrder: boolean;
}

/** Whether the beginnings of the search table hold it; a letter alone is looked for among all words. */
function isIndexed(beginning = ''): boolean {
  return beginning.length > 1 && beginning.length <= INDEXED_LENGTH;
}

/** The words that begin as the last part of a word does; undefined: too many, none, or not to be told. */
async function endingsOf(
  db: Store['db'],
  beginning: string | undefined,
): Promise<readonly string[] | undefined> {
  if (!beginning || beginning.length <= INDEXED_LENGTH || !KNOWN_LETTERS.test(beginning)) return;
  const first = fold(beginning);
  const last = `${first}\u{10ffff}`;
  // From word to word, past all the places of each: after a word, the next can begin with it and 0, the least of all.
  const { rows } = await sql<{ term: string }>`
    WITH RECURSIVE found (term) AS (
      SELECT (SELECT term FROM document_word WHERE term >= ${first} AND term <= ${last} LIMIT 1)
      UNION ALL
      SELECT (SELECT term FROM document_word WHERE term >= found.term || '0' AND term <= ${last} LIMIT 1)
      FROM found WHERE found.term IS NOT NULL
      LIMIT ${MOST_TERMS + 1}
    )
    SELECT term FROM found WHERE term IS NOT NULL`.execute(db);
  return rows.length === 0 || rows.length > MOST_TERMS ? undefined : rows.map(({ term }) => term);
}
