import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DocumentType } from '../../../documents/kinds.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import type { DocumentsInNeed, Need, NumberingGap } from '../../../reports/attention/attention-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Tables } from '../../schema/tables.ts';
import { readUnrecovered } from './read-unrecovered.ts';

export interface AttentionQuestion {
  readonly scope: Scope;
  /** In Ecuador. */
  readonly today: string;
}

/** What the documents of a business ask of a person. */
export async function readAttention(
  db: Kysely<Tables>,
  { scope, today }: AttentionQuestion,
): Promise<DocumentsInNeed> {
  const refused = await needOf(
    db,
    sql`scope = ${scopeOf(scope)} AND status IN ('returned', 'not_authorized')
      AND seq NOT IN (SELECT document.seq FROM replacement JOIN document ON document.id = replacement.document_id)`,
  );
  const undecided = await needOf(
    db,
    sql`scope = ${scopeOf(scope)} AND status IN ('pending', 'submitted') AND (
      day < ${today} OR EXISTS (
        SELECT 1 FROM outbox JOIN document ON document.id = outbox.document_id
        WHERE document.seq = document_list.seq AND outbox.decision IS NOT NULL
      ))`,
  );
  const [gaps, unrecovered] = [await gapsOf(db, scope), await readUnrecovered(db, scope.environment)];
  return { refused, undecided, gaps, unrecovered };
}

async function needOf(db: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<Need | undefined> {
  const { rows } = await sql<{ count: number; since: string | null }>`
    SELECT count(*) AS count, min(day) AS since
    FROM document_list INDEXED BY document_list_by_status WHERE ${condition}`.execute(db);
  const [{ count, since } = { count: 0, since: null }] = rows;
  return since === null ? undefined : { count, since };
}

interface SeriesRow {
  readonly type: DocumentType;
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly missing: number;
}

/**
 * The gaps of all series. To count the numbers of a type reads its index from end to end: only of a type that has fewer
 * documents than there are numbers between the first and the last of its series.
 */
async function gapsOf(
  db: Kysely<Tables>,
  { entityId, environment }: Scope,
): Promise<readonly NumberingGap[]> {
  const types = await typesWithGaps(db, { entityId, environment });
  if (types.length === 0) return [];
  const { rows } = await sql<SeriesRow>`
    SELECT type, establishment, emission_point AS emissionPoint,
      max(sequential) - min(sequential) + 1 - count(*) AS missing
    FROM document
    WHERE entity_id = ${entityId} AND environment = ${environment} AND type IN (${sql.join(types)})
    GROUP BY type, establishment, emission_point
    HAVING missing > 0
    ORDER BY type, establishment, emission_point`.execute(db);
  const gaps: NumberingGap[] = [];
  for (const { type, establishment, emissionPoint, missing } of rows) {
    const run = await sql<{ first: number; last: number }>`
      SELECT sequential + 1 AS first, next - 1 AS last FROM (
        SELECT sequential, lead(sequential) OVER (ORDER BY sequential) AS next FROM document
        WHERE entity_id = ${entityId} AND environment = ${environment} AND type = ${type}
          AND establishment = ${establishment} AND emission_point = ${emissionPoint}
      ) WHERE next > sequential + 1 LIMIT 1`.execute(db);
    for (const { first, last } of run.rows) {
      gaps.push({ type, establishment, emissionPoint, count: missing, first, last });
    }
  }
  return gaps;
}

/** By the ends of each series, which its index gives, and the counts that lists keep. */
async function typesWithGaps(
  db: Kysely<Tables>,
  { entityId, environment }: Scope,
): Promise<readonly DocumentType[]> {
  const end = (which: 'min' | 'max') => sql`(
    SELECT ${sql.raw(which)}(sequential) FROM document
    WHERE document.entity_id = series.entity_id AND document.environment = series.environment
      AND document.type = series.document_type AND document.establishment = series.establishment
      AND document.emission_point = series.emission_point)`;
  const { rows } = await sql<{ type: DocumentType }>`
    SELECT document_type AS type FROM series
    WHERE entity_id = ${entityId} AND environment = ${environment}
    GROUP BY document_type
    HAVING total(${end('max')} - ${end('min')} + 1) <> (
      SELECT total(documents) FROM document_month_count
      WHERE scope = ${scopeOf({ entityId, environment })} AND type = document_type)`.execute(db);
  return rows.map(({ type }) => type);
}
