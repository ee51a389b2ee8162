import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '../lists/search-text.ts';
import type { Tables } from '../schema/tables.ts';

type Searched = 'product' | 'customer';

/** The words of a question, as the search text of products and customers is written. */
function wordsOf(q: string | undefined): readonly string[] {
  return fold(q ?? '')
    .replace(/[\\%_\p{Cc}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

/** Every word of the question appears somewhere in the row's search text; an empty question fits all. */
export function hasEveryWord(q: string | undefined): RawBuilder<SqlBool>[] {
  return wordsOf(q).map((word) => sql<SqlBool>`instr(search_text, ${word}) > 0`);
}

/** Up to so many rows are worth looking at one by one; of more, walking them in order soon finds a page. */
const FEW = 400;

/**
 * The rows with every word, where they are few; undefined where they are many, or no word is long enough for the
 * index. It only narrows the search down: shorter words are still to be looked for.
 */
export async function fewWithWords(
  db: Kysely<Tables>,
  table: Searched,
  q: string | undefined,
): Promise<readonly number[] | undefined> {
  const question = questionOf(q);
  if (question === undefined) return undefined;
  const index = sql.table(`${table}_search`);
  const { rows } = await sql<{ seq: number }>`
    SELECT rowid AS seq FROM ${index} WHERE ${index} MATCH ${question} LIMIT ${FEW + 1}`.execute(db);
  return rows.length > FEW ? undefined : rows.map(({ seq }) => seq);
}

/** That a row has the longer words, by the index: for counting many. */
export function isInIndex(table: Searched, q: string | undefined): RawBuilder<SqlBool>[] {
  const question = questionOf(q);
  if (question === undefined) return [];
  const index = sql.table(`${table}_search`);
  return [sql<SqlBool>`seq IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ${question})`];
}

/** An index of three letters finds no shorter words. */
const SHORTEST = 3;

function questionOf(q: string | undefined): string | undefined {
  const words = wordsOf(q).filter((word) => [...word].length >= SHORTEST);
  return words.length === 0
    ? undefined
    : words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
}
