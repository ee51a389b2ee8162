import { sql } from 'kysely';
import type { HeadDeclaration } from '../../contract/head/head-declaration.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days } from '../../reports/figures/figure-store.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { findGaps } from '../gaps/find-gaps.ts';

/**
 * The numbers of some days that two documents have, both of which count until somebody decides, and those that none has: between a
 * document of these days or earlier and one of these days or later.
 */
export async function countUnsureNumbers(
  database: HeadDatabase,
  { environment, from, to }: Pick<Scope, 'environment'> & Days,
): Promise<Pick<HeadDeclaration['incomplete'], 'number_conflicts' | 'missing_numbers'>> {
  const { conflicts } = await database
    .selectFrom('number_conflict')
    .innerJoin('document', 'document.id', 'document_id')
    .select(sql<number>`count(DISTINCT (series_id, number_conflict.sequential))`.as('conflicts'))
    .where('resolved_at', 'is', null)
    .where('environment', '=', environment)
    .where('issue_date', '>=', from)
    .where('issue_date', '<=', to)
    .executeTakeFirstOrThrow();
  const gaps = environment === 'live' ? await findGaps(database) : [];
  const stretches = gaps.flatMap(({ series_id, stretches: all }) =>
    all.map(({ first, last }) => ({ series_id, first, last })),
  );
  const { rows } = await sql<{ missing: number }>`
    SELECT coalesce(sum(gap.last - gap.first + 1), 0)::bigint AS missing
    FROM jsonb_to_recordset(${JSON.stringify(stretches)}::jsonb) AS gap (series_id bigint, first integer, last integer)
    WHERE ${dayOf(sql`gap.first - 1`)} <= ${to} AND coalesce(${dayOf(sql`gap.last + 1`)} >= ${from}, true)
  `.execute(database);
  return { number_conflicts: conflicts, missing_numbers: rows[0]?.missing ?? 0 };
}

/** When the document was issued that has a number of the series of a gap. */
function dayOf(sequential: ReturnType<typeof sql>) {
  return sql`(
    SELECT issue_date FROM number JOIN document ON document.id = number.document_id
    WHERE number.series_id = gap.series_id AND number.sequential = ${sequential}
  )`;
}
