import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { termsOf } from '../../documents/identifiers/search-terms.ts';
import type { Tables } from '../schema/tables.ts';

type Searched = 'product' | 'customer';

/** Up to so many matches are sorted; with more, a scan in the order of names soon finds a page. */
const FEW = 400;

/**
 * The matches of the trigram index, when they are few; undefined when they are many, or when no term is long enough for
 * the index. Shorter terms still have to be checked with `hasEveryTerm`.
 */
export async function fewWithTerms(
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

/** The condition that the trigram index has a row with the longer terms: for counting many matches. */
export function isInIndex(table: Searched, q: string | undefined): RawBuilder<SqlBool>[] {
  const question = questionOf(q);
  if (question === undefined) return [];
  const index = sql.table(`${table}_search`);
  return [sql<SqlBool>`seq IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ${question})`];
}

/** A trigram index finds no shorter terms. */
const SHORTEST = 3;

function questionOf(q: string | undefined): string | undefined {
  const terms = termsOf(q).filter((term) => [...term].length >= SHORTEST);
  return terms.length === 0
    ? undefined
    : terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ');
}
