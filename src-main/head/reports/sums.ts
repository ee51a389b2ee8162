import { sql } from 'kysely';
import type { HeadReportQuery } from '../../contract/head/reports.ts';
import type { DocumentStatus, DocumentType } from '../../documents/kinds.ts';
import type { Figure } from '../../reports/figures/sold-figures.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { type HeadScope, inReach } from '../reading/matching.ts';

/** By what sums are broken down. */
export type SumTable = 'decisions' | 'days' | 'shops' | 'emission_points' | 'stations' | 'rates';

/** Sums of a type of document, and of one value of what they are broken down by. */
export interface HeadSum {
  readonly table: SumTable;
  /** Of the table: a day, a shop, `001-002`, a station, a rate of IVA; empty for decisions. */
  readonly of: string;
  /** Its key is the type of document, and then `of`. */
  readonly figure: Figure;
}

interface SumRow {
  readonly sums: SumTable;
  readonly of: string | null;
  readonly type: DocumentType;
  readonly decided: boolean | null;
  /** Whole cents. */
  readonly documents: number;
  readonly base: number;
  readonly iva: number;
  readonly total: number;
}

/** What is worth something: issued, and not refused or annulled. */
const counted: readonly DocumentStatus[] = ['pending', 'submitted', 'authorized'];

/** What the documents of some days and emission points come to, from the sums of days. */
export async function sumsOf(
  database: HeadDatabase,
  scope: HeadScope,
  { from, to, establishment, emission_point, station }: HeadReportQuery,
): Promise<readonly HeadSum[]> {
  const within = inReach('day', scope, {
    statuses: counted,
    issuedFrom: from,
    issuedTo: to,
    establishments: establishment,
    emissionPoints: emission_point,
    stations: station,
  });
  // A row of rate `total` is of whole documents; one of a rate has no total.
  const { rows } = await sql<SumRow>`
    SELECT
      CASE
        WHEN GROUPING(day) = 0 THEN 'days'
        WHEN GROUPING(station_id) = 0 THEN 'stations'
        WHEN GROUPING(emission_point) = 0 THEN 'emission_points'
        WHEN GROUPING(establishment) = 0 THEN 'shops'
        ELSE 'decisions'
      END AS sums,
      coalesce(day::text, station_id::text, establishment || '-' || emission_point, establishment) AS of,
      type, decided, sum(documents)::bigint AS documents, sum(base)::bigint AS base, sum(iva)::bigint AS iva,
      sum(total)::bigint AS total
    FROM (
      SELECT type, status = 'authorized' AS decided, day, establishment, emission_point, station_id, documents,
        (base * 100)::bigint AS base, (iva * 100)::bigint AS iva, (total * 100)::bigint AS total
      FROM day_total WHERE rate = 'total' AND ${within}
    ) AS whole
    GROUP BY type, GROUPING SETS (
      (decided), (day), (establishment), (establishment, emission_point), (station_id)
    )
    UNION ALL
    SELECT 'rates', rate, type, NULL, sum(documents)::bigint, (sum(base) * 100)::bigint, (sum(iva) * 100)::bigint,
      (sum(base + iva) * 100)::bigint
    FROM day_total WHERE rate <> 'total' AND ${within}
    GROUP BY type, rate
  `.execute(database);
  return rows
    .filter(({ documents }) => documents > 0)
    .map(({ sums, of, type, decided, ...amounts }) => ({
      table: sums,
      of: of ?? '',
      figure: { ...amounts, key: `${type} ${of ?? ''}`, decided: decided ? 1 : 0, quantity: 0 },
    }));
}
