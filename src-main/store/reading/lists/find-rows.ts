import { type Kysely, sql } from 'kysely';
import type {
  DocumentFilters,
  ListedRow,
  ListedRows,
  Scope,
} from '../../../reading/document-reading-store.ts';
import type { Tables } from '../../schema/tables.ts';
import { countList } from './count-list.ts';
import { pageSource } from './find-page.ts';
import { allOf } from './list-source.ts';

/** A stretch of a list, as it is asked of the store. */
export interface RowsQuestion {
  readonly scope: Scope;
  readonly filters: DocumentFilters;
  /** How many documents of the list are newer than the first of the stretch. */
  readonly offset: number;
  readonly limit: number;
}

/**
 * Finds a stretch of a list anywhere in it, without what its documents say. The documents before it are passed over in
 * the index alone: a million of them take some fiftieths of a second.
 */
export async function findRows(
  db: Kysely<Tables>,
  { scope, filters, offset, limit }: RowsQuestion,
): Promise<ListedRows> {
  const list = await countList(db, scope, filters);
  if (!list) return { rows: [], total: 0 };
  const source = pageSource(list);
  const { rows } = await sql<{ seq: number }>`
    SELECT ${source.seq} AS seq FROM ${source.from} WHERE ${allOf(source)}
    ORDER BY ${source.seq} DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return {
    rows: await rowsOf(
      db,
      rows.map(({ seq }) => seq),
    ),
    total: list.total,
  };
}

/** The columns of `ListedRow`. */
export const listedColumns = [
  'document.id',
  'document.type',
  'document.status',
  'document.establishment',
  'document.emission_point',
  'document.sequential',
  'document.issue_date',
  'document.counterparty',
  'document.counterparty_name',
  'document.total',
] as const;

/** Newest first. */
async function rowsOf(db: Kysely<Tables>, seqs: readonly number[]): Promise<readonly ListedRow[]> {
  if (seqs.length === 0) return [];
  return db
    .selectFrom('document')
    .select(listedColumns)
    .where('seq', 'in', seqs)
    .orderBy('seq', 'desc')
    .execute();
}
