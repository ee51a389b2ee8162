import { type RawBuilder, sql } from 'kysely';
import type { DocumentFilters, PageQuestion } from '../../reading/document-reading-store.ts';
import { dayMade, lastIdOf } from '../database/identifier-times.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { type HeadScope, inReach, inScope, isOfAllDays, isSummed, matching } from './matching.ts';

/** Up to so many, all that a search found are gathered before a page is taken of them. */
const GATHERED_AT_MOST = 5000;

/** How many documents a list has: from the sums of days, or of all of them, where these know. */
export async function countDocuments(
  database: HeadDatabase,
  scope: HeadScope,
  filters: DocumentFilters,
): Promise<number> {
  return isSummed(filters)
    ? sumOf(database, summed(scope, filters))
    : sumOf(database, sql`SELECT count(*) FROM document WHERE ${matching(scope, filters)}`);
}

/** How many documents of a list are newer than one: those of its own day are counted, those of later days summed. */
export async function countNewer(
  database: HeadDatabase,
  {
    scope,
    filters,
    than,
  }: { readonly scope: HeadScope; readonly filters: DocumentFilters; readonly than: string },
): Promise<number> {
  const newer = sql`SELECT count(*) FROM document WHERE ${matching(scope, filters)} AND id > ${than}::uuid`;
  if (!isSummed(filters)) return sumOf(database, newer);
  const day = dayMade(than);
  return sumOf(
    database,
    sql`
      SELECT (${newer} AND id <= ${lastIdOf(day)}::uuid) + (
        SELECT coalesce(sum(documents), 0)::bigint FROM day_total
        WHERE rate = 'total' AND made > ${day} AND ${inReach('day', scope, filters)}
      )
    `,
  );
}

/** Sums know the emission point, the type and the status of documents; those of all days are the fewest. */
function summed(scope: HeadScope, filters: DocumentFilters) {
  return isOfAllDays(scope, filters)
    ? sql`SELECT coalesce(sum(documents), 0)::bigint FROM document_count WHERE ${inScope(scope, filters)}`
    : sql`
      SELECT coalesce(sum(documents), 0)::bigint FROM day_total
      WHERE rate = 'total' AND ${inReach('day', scope, filters)}
    `;
}

async function sumOf(database: HeadDatabase, question: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ sum: number }>`SELECT (${question}) AS sum`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return row.sum;
}

export interface PageOfIds {
  readonly scope: HeadScope;
  readonly filters: DocumentFilters;
  readonly question: PageQuestion;
  /** How many documents the list has. */
  readonly total: number;
}

/**
 * The identifiers of a page, in no order. Where a search found few they are gathered first, by the columns that find them:
 * walking through all documents until a page is full is quick only where many match, and of words PostgreSQL knows too little
 * to choose well.
 */
export async function pageIds(
  database: HeadDatabase,
  { scope, filters, question: { limit, position, direction }, total }: PageOfIds,
): Promise<readonly string[]> {
  if (total === 0) return [];
  const [beyond, order] = direction === 'older' ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`];
  const { rows } = await sql<{ id: string }>`
    WITH ${foundIn({ scope, filters, total })}
    SELECT id FROM found
    WHERE ${position === undefined ? sql`true` : sql`id ${beyond} ${String(position)}::uuid`}
    ORDER BY id ${order} LIMIT ${sql.lit(limit)}
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** All documents of a list as `found`, of which a part is then taken. */
export function foundIn({ scope, filters, total }: Omit<PageOfIds, 'question'>) {
  const isRare = filters.q !== undefined && total <= GATHERED_AT_MOST;
  const gathered = isRare ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`;
  return sql`found AS ${gathered} (SELECT id FROM document WHERE ${matching(scope, filters)})`;
}
