import { type Expression, type SqlBool, sql } from 'kysely';
import { documentTypes } from '../documents/kinds.ts';
import type { DocumentFilters } from '../reading/document-reading-store.ts';
import { type BlockReach, placeValue } from './block-reach.ts';
import type { BlockTotal } from './document-lists.ts';
import type { Store } from './open.ts';
import { BLOCK } from './places.ts';

/** Words that so many documents have are common. */
const COMMON = 5000;

/** Whether what is asked beside the words is what the kept counts are kept by, in every month. */
export function isSortOnly({ types, statuses, channels, q, ...others }: DocumentFilters): boolean {
  return Object.values(others).every((filter) => filter === undefined);
}

/** More of one sort than these are looked up one after another in its index: the document itself is as quick. */
const MOST_PROBES = 2;

/**
 * The index that alone tells whether a document is of the sort asked for. It is a tenth of the documents' size, so that
 * looking up what a word finds takes a third of the time. Undefined: none, or the documents are as quick.
 */
export function indexOfSort(filters: DocumentFilters): SortIndex | undefined {
  const { types, statuses, channels } = filters;
  if (!isSortOnly(filters)) return;
  const asked = [
    {
      index: 'document_newest_by_type' as const,
      sorts: types.length < documentTypes.length ? types : undefined,
    },
    { index: 'document_newest_by_status' as const, sorts: statuses },
    { index: 'document_newest_by_channel' as const, sorts: channels },
  ].filter(({ sorts }) => sorts !== undefined);
  const [one, another] = asked;
  if (!one) return 'document_newest';
  return another === undefined && (one.sorts?.length ?? 0) <= MOST_PROBES ? one.index : undefined;
}

export type SortIndex =
  | 'document_newest'
  | 'document_newest_by_type'
  | 'document_newest_by_status'
  | 'document_newest_by_channel';

/** The documents, looked up in an index. */
export function documentsBy(index: SortIndex | undefined) {
  const alias = index === undefined ? sql`document` : sql`document indexed by ${sql.id(index)}`;
  return sql<{ readonly seq: number }>`document`.as<'document'>(alias);
}

/** Whether at least `COMMON` documents say it; no more are looked at. */
export async function isCommon(db: Store['db'], match: string): Promise<boolean> {
  const { rows } = await sql<{ documents: number }>`
    SELECT count(*) AS documents
    FROM (SELECT 1 FROM document_search WHERE document_search MATCH ${match} LIMIT ${sql.lit(COMMON)})
  `.execute(db);
  return rows[0]?.documents === COMMON;
}

/**
 * How many documents with common words each block has, of all places or of some. In a block of which every document is
 * of the sort that the conditions ask for, the words alone tell: no document is looked at. Either way one statement, so
 * that nothing changes between.
 */
export async function tallyCommonWords(
  db: Store['db'],
  { match, conditions, reach = {}, index }: CommonWords,
): Promise<readonly BlockTotal[]> {
  const block = sql`document_search.rowid / ${sql.lit(BLOCK)}`;
  const first = placeValue(reach.first ?? 0);
  const end = placeValue(reach.end ?? Number.MAX_SAFE_INTEGER);
  const found = sql`document_search MATCH ${match}
    AND document_search.rowid >= ${first} AND document_search.rowid < ${end}`;
  const counts = sql`document_block_count AS document
      WHERE document.block BETWEEN ${first} / ${sql.lit(BLOCK)} AND ${end} / ${sql.lit(BLOCK)}
      GROUP BY document.block`;
  // Nearly always: all are of the sort. Nothing comes of it where any is not, as far as the words go.
  const alike = await sql<BlockTotal>`
    WITH other AS MATERIALIZED (
      SELECT 1 FROM ${counts}
      HAVING sum(document.documents) IS NOT sum(document.documents) FILTER (WHERE ${conditions}) LIMIT 1
    )
    SELECT ${block} AS block, count(*) AS documents FROM document_search
    WHERE ${found} AND NOT EXISTS (SELECT 1 FROM other) GROUP BY 1`.execute(db);
  if (alike.rows.length > 0) return alike.rows;
  const { rows } = await sql<BlockTotal>`
    WITH whole AS MATERIALIZED (
      SELECT document.block FROM ${counts}
      HAVING sum(document.documents) = sum(document.documents) FILTER (WHERE ${conditions})
    )
    SELECT block, count(*) AS documents FROM (
      SELECT ${block} AS block FROM document_search WHERE ${found} AND ${block} IN whole
      UNION ALL
      SELECT ${block} FROM document_search CROSS JOIN ${documentsBy(index)} ON document.seq = document_search.rowid
      WHERE ${found} AND ${block} NOT IN whole AND ${conditions}
    ) GROUP BY block`.execute(db);
  return rows;
}

interface CommonWords {
  readonly match: string;
  readonly conditions: Expression<SqlBool>;
  readonly reach?: BlockReach | undefined;
  /** See `indexOfSort`. */
  readonly index?: SortIndex | undefined;
}
