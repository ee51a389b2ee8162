import { type Expression, type SqlBool, sql } from 'kysely';
import type { DocumentFilters } from '../reading/document-reading-store.ts';
import type { BlockTotal } from './document-lists.ts';
import type { Store } from './open.ts';
import { BLOCK } from './places.ts';

/** Words that so many documents have are common. */
const COMMON = 5000;

/** Whether what is asked beside the words is what the kept counts are kept by, in every month. */
export function isSortOnly({ types, statuses, channels, q, ...others }: DocumentFilters): boolean {
  return Object.values(others).every((filter) => filter === undefined);
}

export async function isCommon(db: Store['db'], match: string): Promise<boolean> {
  const { rows } = await sql<{ documents: number }>`
    SELECT count(*) AS documents
    FROM (SELECT 1 FROM document_search WHERE document_search MATCH ${match} LIMIT ${sql.lit(COMMON)})
  `.execute(db);
  return rows[0]?.documents === COMMON;
}

/**
 * How many documents with common words each block has. In a block of which every document is of the sort that the
 * conditions ask for, the words alone tell: no document is looked at. One statement, so that nothing changes between.
 */
export async function tallyCommonWords(
  db: Store['db'],
  { match, conditions }: { match: string; conditions: Expression<SqlBool> },
): Promise<readonly BlockTotal[]> {
  const block = sql`document_search.rowid / ${sql.lit(BLOCK)}`;
  const { rows } = await sql<BlockTotal>`
    WITH whole AS MATERIALIZED (
      SELECT document.block FROM document_block_count AS document GROUP BY document.block
      HAVING sum(document.documents) = sum(document.documents) FILTER (WHERE ${conditions})
    )
    SELECT block, count(*) AS documents FROM (
      SELECT ${block} AS block FROM document_search
      WHERE document_search MATCH ${match} AND ${block} IN whole
      UNION ALL
      SELECT ${block} FROM document_search CROSS JOIN document ON document.seq = document_search.rowid
      WHERE document_search MATCH ${match} AND ${block} NOT IN whole AND ${conditions}
    ) GROUP BY block`.execute(db);
  return rows;
}
