import { sql } from 'kysely';

/** What a column may be one of, for `in`: one parameter however long the list is, as a statement takes only so many. */
export function anyOf(values: readonly string[]) {
  return sql<string>`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
