import { type SelectQueryBuilder, type StringReference, sql } from 'kysely';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';

/** The rows of a query beyond a position in the order of a column, newest first. */
export async function keysetRows<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  column: StringReference<Database, Table>,
  { direction, position, limit }: KeysetQuestion,
): Promise<readonly Row[]> {
  const isOlder = direction === 'older';
  const key = sql.ref(column);
  const page = query.orderBy(key, isOlder ? 'desc' : 'asc').limit(limit);
  const beyond = position === undefined ? page : page.where(key, isOlder ? '<' : '>', position);
  const rows = await beyond.execute();
  return isOlder ? rows : rows.toReversed();
}
