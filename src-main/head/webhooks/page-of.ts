import { type SelectQueryBuilder, sql } from 'kysely';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';
import type { HeadTables } from '../database/tables.ts';

/** The rows of a query beyond an identifier, newest first. */
export async function pageOf<Table extends keyof HeadTables, Row>(
  query: SelectQueryBuilder<HeadTables, Table, Row>,
  { direction, position, limit }: KeysetQuestion,
): Promise<readonly Row[]> {
  const isOlder = direction === 'older';
  const id = sql.ref<string>('id');
  const page = query.orderBy(id, isOlder ? 'desc' : 'asc').limit(limit);
  const rows = await (position === undefined
    ? page
    : page.where(id, isOlder ? '<' : '>', position)
  ).execute();
  return isOlder ? rows : rows.toReversed();
}
