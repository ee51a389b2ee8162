import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  DocumentFilters,
  ListPosition,
  PageQuestion,
  Scope,
} from '../../../reading/document-reading-store.ts';
import type { Tables } from '../../schema/tables.ts';
import { type CountedList, countList, countOneByOne } from './count-list.ts';
import { allOf, type ListIndex, type ListSource, sourceOf } from './list-source.ts';

/** A page of a list, as it is asked of the store. */
export interface ListQuestion {
  readonly scope: Scope;
  readonly filters: DocumentFilters;
  readonly page: PageQuestion;
}

export interface FoundPage {
  /** Of the documents of the page, nearest to the position first. */
  readonly seqs: readonly number[];
  /** How many documents the list has. */
  readonly total: number;
  /** How many are newer than the newest of the page; 0 where the page has none. */
  readonly newer: number;
}

/** Finds a page of a list, with its total and its offset. All of one moment only within a transaction. */
export async function findPage(
  db: Kysely<Tables>,
  { scope, filters, page }: ListQuestion,
): Promise<FoundPage> {
  const list = await countList(db, scope, filters);
  if (!list) return { seqs: [], total: 0, newer: 0 };
  const seqs = await readPage(db, list, page);
  return { seqs, total: list.total, newer: await countNewer(db, list, { page, seqs }) };
}

/** The documents beyond the position of a page, nearest first. */
export async function readPage(
  db: Kysely<Tables>,
  list: CountedList,
  { direction, position, limit }: PageQuestion,
): Promise<readonly number[]> {
  const source = pageSource(list);
  const [side, order] = direction === 'older' ? (['<', 'DESC'] as const) : (['>', 'ASC'] as const);
  const beyond = position === undefined ? undefined : isBeyond(source, side, position);
  const { rows } = await sql<{ seq: number }>`
    SELECT ${source.seq} AS seq FROM ${source.from} WHERE ${allOf(source, beyond)}
    ORDER BY ${source.seq} ${sql.raw(order)} LIMIT ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}

/** How many documents of a list are newer than the newest of a page; 0 where the page has none. */
export async function countNewer(
  db: Kysely<Tables>,
  list: CountedList,
  { page, seqs }: { readonly page: PageQuestion; readonly seqs: readonly number[] },
): Promise<number> {
  const newest = page.direction === 'older' ? seqs[0] : seqs.at(-1);
  const isFirst = page.direction === 'older' && page.position === undefined;
  if (newest === undefined || isFirst) return 0;
  const source = pageSource(list);
  return countOneByOne(db, source, isBeyond(source, '>', newest));
}

/** The documents of a list, to be read in its order. */
export function pageSource(list: CountedList): ListSource {
  return sourceOf(list.list, indexOfPage(list));
}

/** A list that has one document in so many is soon found from the newest on, without sorting. */
const ONE_IN = 20;

/** The index that finds a page soonest: in the order of lists, or of few documents, which are sorted. */
function indexOfPage({ list, counts, total }: CountedList): ListIndex {
  if (total * ONE_IN >= counts.all) return 'document_list_newest';
  const { issuedFrom, issuedTo, createdFrom, createdTo } = list.filters;
  const ways: readonly (readonly [ListIndex, number])[] = [
    ['document_list_by_type', counts.ofColumn.type],
    ['document_list_by_status', counts.ofColumn.status],
    ['document_list_by_channel', counts.ofColumn.channel],
    ['document_list_by_day', issuedFrom || issuedTo ? counts.inMonths : counts.all],
    ['document_list_by_creation', createdFrom || createdTo ? total : counts.all],
  ];
  const [fewest] = ways.toSorted(([, one], [, other]) => one - other);
  return fewest?.[0] ?? 'document_list_newest';
}

/** A bigint is bound as a whole number: FTS5 takes no other as a bound. */
function isBeyond({ seq }: ListSource, side: '<' | '>', position: ListPosition): RawBuilder<SqlBool> {
  return sql`${seq} ${sql.raw(side)} ${BigInt(position)}`;
}
