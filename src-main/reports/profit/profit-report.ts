import { buffer } from 'node:stream/consumers';
import type { Outcome } from '../../contract/problems/problems.ts';
import { type PeriodQuery, PRODUCTS_SHOWN } from '../../contract/reports/period-report.ts';
import type { ProfitFileQuery, ProfitReport } from '../../contract/reports/profit-report.ts';
import { formatAmount } from '../../documents/values/decimal.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { dollars } from '../figures/cents.ts';
import type { FigureStore } from '../figures/figure-store.ts';
import { freshenFigures } from '../figures/fresh-figures.ts';
import { checkPeriod } from '../period.ts';
import { reportFile } from '../report-file.ts';
import { earnedOf, profitRowsOf } from './profit-rows.ts';
import { profitSheets } from './profit-sheets.ts';
import type { ProfitStore } from './profit-store.ts';

export interface ProfitReportDependencies {
  readonly store: ProfitStore;
  readonly figures: FigureStore;
}

export type ProfitReports = ReturnType<typeof makeProfitReports>;

/** What was earned in some days: what was sold less what it cost when it was sold. */
export function makeProfitReports({ store, figures }: ProfitReportDependencies) {
  async function whole(
    scope: Scope,
    query: PeriodQuery,
    signal?: AbortSignal,
  ): Promise<Outcome<ProfitReport>> {
    const checked = checkPeriod(query);
    if (!checked.ok) return checked;
    const days = checked.value;
    await freshenFigures(figures, scope, days, signal);
    const [sold, sums, categories] = await Promise.all([
      store.sold({ scope, ...days }, signal),
      figures.sums(scope, days),
      figures.categories(),
    ]);
    const soldInAll = sums
      .filter(({ dimension }) => dimension === 'product')
      .reduce((all, { base }) => all + base, 0);
    const soldAtCost = sold.products.reduce((all, { base }) => all + base, 0);
    const products = profitRowsOf(sold.products, ({ code, description }) => [code, description]);
    return {
      ok: true,
      value: {
        object: 'profit_report',
        entity_id: scope.entityId,
        environment: scope.environment,
        ...days,
        total: earnedOf(sold.products),
        without_cost: formatAmount(dollars(soldInAll - soldAtCost)),
        days: profitRowsOf(sold.days, ({ day }) => [day, day]).toSorted((one, other) =>
          one.key.localeCompare(other.key),
        ),
        products,
        products_count: products.length,
        categories: profitRowsOf(sold.products, ({ code }) => [
          categories.get(code) ?? '',
          categories.get(code) ?? '',
        ]),
      },
    };
  }

  return {
    async file(scope: Scope, query: ProfitFileQuery, signal?: AbortSignal): Promise<Outcome<Buffer>> {
      const report = await whole(scope, query, signal);
      return report.ok
        ? { ok: true, value: await buffer(reportFile(profitSheets(report.value), query)) }
        : report;
    },

    async read(scope: Scope, days: PeriodQuery, signal?: AbortSignal): Promise<Outcome<ProfitReport>> {
      const report = await whole(scope, days, signal);
      if (!report.ok) return report;
      const { products, ...rest } = report.value;
      return { ok: true, value: { ...rest, products: products.slice(0, PRODUCTS_SHOWN) } };
    },
  };
}
