import type { HeadReport, HeadReportQuery } from '../../contract/head/reports.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { documentTypes } from '../../documents/kinds.ts';
import { rateLabel } from '../../reports/figures/rate-label.ts';
import { byKey, rowsOf, salesOf, sold } from '../../reports/figures/sold-figures.ts';
import { checkPeriod } from '../../reports/period.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { HeadScope } from '../reading/matching.ts';
import { establishmentNames } from './establishment-names.ts';
import { type SumTable, sumsOf } from './sums.ts';

/** What many shops sold in some days, broken down. */
export async function headReportOf(
  database: HeadDatabase,
  scope: HeadScope,
  query: HeadReportQuery,
): Promise<Outcome<HeadReport>> {
  const period = checkPeriod(query);
  if (!period.ok) return period;
  const [sums, names] = await Promise.all([
    sumsOf(database, scope, query),
    establishmentNames(database, scope.environment),
  ]);
  const figures = (table: SumTable) => sums.flatMap((sum) => (sum.table === table ? [sum.figure] : []));
  const rows = (table: SumTable, labelOf: (key: string) => string) =>
    rowsOf(figures(table).flatMap(sold), ({ key }) => [key, labelOf(key)]);
  const decisions = figures('decisions').map((figure) => ({ ...figure, key: figure.key.trimEnd() }));
  const typeOf = (key: string) => documentTypes.find((type) => type === key);
  return {
    ok: true,
    value: {
      object: 'head_report',
      environment: scope.environment,
      ...period.value,
      sales: salesOf(decisions),
      days: rows('days', (day) => day).toSorted(byKey),
      shops: rows('shops', (establishment) => names.addresses.get(establishment) ?? ''),
      emission_points: rows('emission_points', (point) => names.points.get(point) ?? ''),
      stations: rows('stations', (id) => names.stations.get(id) ?? ''),
      types: rowsOf(decisions, ({ key }) => {
        const type = typeOf(key);
        return [key, type ? kindOf(type).label : ''];
      }),
      rates: rows('rates', rateLabel).toSorted(byKey),
    },
  };
}
