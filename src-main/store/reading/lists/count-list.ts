import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DocumentFilters, Scope } from '../../../reading/document-reading-store.ts';
import type { Tables } from '../../schema/tables.ts';
import { countByMonth, type MonthCounts } from './count-by-month.ts';
import {
  type AskedList,
  allOf,
  isPair,
  type ListIndex,
  type ListSource,
  type Pair,
  sourceOf,
} from './list-source.ts';
import { matchExpressionOf } from './match-expression.ts';

/** A list that has documents, and how many. */
export interface CountedList {
  readonly list: AskedList;
  readonly counts: MonthCounts;
  readonly total: number;
}

/** Counts the documents of a list; undefined where it has none. */
export async function countList(
  db: Kysely<Tables>,
  scope: Scope,
  filters: DocumentFilters,
): Promise<CountedList | undefined> {
  const list = await askedListOf(db, scope, filters);
  if (!list) return undefined;
  const counts = await countByMonth(db, scope, filters);
  if (counts.atMost === 0) return undefined;
  const total = counts.isExact ? counts.atMost : await countAll(db, list);
  return total === 0 ? undefined : { list, counts, total };
}

/** A list as it is asked of the tables; undefined where its terms have no letter or digit, and nothing is found. */
export async function askedListOf(
  db: Kysely<Tables>,
  scope: Scope,
  filters: DocumentFilters,
): Promise<AskedList | undefined> {
  const match = filters.q === undefined ? undefined : await matchExpressionOf(db, filters.q);
  if (filters.q !== undefined && match === undefined) return undefined;
  return { scope, filters, match, pairs: await rarestFirst(db, scope, filters) };
}

/** Metadata pairs are counted up to so many documents; beyond, all count as frequent. */
const FREQUENT = 1000;

/** The pairs of metadata that are asked for: an order before the till it came by, since the first one leads. */
async function rarestFirst(
  db: Kysely<Tables>,
  scope: Scope,
  { metadata = {} }: DocumentFilters,
): Promise<readonly Pair[]> {
  const pairs = Object.entries(metadata);
  if (pairs.length < 2) return pairs;
  const counted = pairs.map(async (pair) => {
    const query = db
      .selectFrom('document_metadata as pair')
      .select('pair.seq')
      .where(isPair(scope, pair, 'pair'))
      .limit(FREQUENT);
    return { pair, documents: (await query.execute()).length };
  });
  return (await Promise.all(counted))
    .toSorted((one, other) => one.documents - other.documents)
    .map(({ pair }) => pair);
}

/** Counts a list that the monthly counters cannot: by terms, a metadata pair, a counterparty, days or instants. */
function countAll(db: Kysely<Tables>, list: AskedList): Promise<number> {
  return countOneByOne(db, sourceOf(list, indexOfAll(list)));
}

/** The index by which all of a list is gone through, in no order. */
export function indexOfAll({ filters: { createdFrom, createdTo } }: AskedList): ListIndex {
  const isByCreation = createdFrom !== undefined || createdTo !== undefined;
  return isByCreation ? 'document_list_by_creation' : 'document_list_by_day';
}

export async function countOneByOne(
  db: Kysely<Tables>,
  source: ListSource,
  condition?: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    SELECT count(*) AS documents FROM ${source.from} WHERE ${allOf(source, condition)}`.execute(db);
  return rows[0]?.documents ?? 0;
}
