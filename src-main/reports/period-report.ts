import { buffer } from 'node:stream/consumers';
import type { Outcome } from '../contract/problems/problems.ts';
import {
  type PeriodQuery,
  type PeriodReport,
  PRODUCTS_SHOWN,
  type ReportFileQuery,
  type WithheldRow,
} from '../contract/reports/period-report.ts';
import { creditKey, paymentMethods } from '../documents/body/payment.ts';
import type { SummedFigure } from '../documents/figures/day-sums.ts';
import type { Dimension } from '../documents/figures/figures-of.ts';
import { isBookedIn } from '../documents/purchase/recorded-purchase.ts';
import { decimal, formatAmount, sum } from '../documents/values/decimal.ts';
import { keysOf } from '../documents/values/keys-of.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import type { FigureStore } from './figures/figure-store.ts';
import { freshenFigures } from './figures/fresh-figures.ts';
import { rateLabel } from './figures/rate-label.ts';
import { byKey, rowsOf, salesOf, sold } from './figures/sold-figures.ts';
import { checkPeriod } from './period.ts';
import type { PurchaseReading } from './purchase-reading.ts';
import { reportFile } from './report-file.ts';
import { reportSheets } from './report-sheets.ts';
import { makeWithheldOfUs } from './withheld-of-us.ts';

export interface PeriodReportDependencies {
  readonly store: FigureStore;
  readonly purchases: PurchaseReading;
}

export type PeriodReports = ReturnType<typeof makePeriodReports>;

/** What was sold and withheld in some days, broken down. */
export function makePeriodReports({ store, purchases }: PeriodReportDependencies) {
  async function withheldOfUs(scope: Scope, days: PeriodQuery): Promise<WithheldRow[]> {
    const withheld = makeWithheldOfUs();
    for await (const batch of purchases.ofPeriod({ ...scope, ...days })) {
      batch.filter((one) => isBookedIn(days, one)).forEach(withheld.add);
    }
    return withheld.rows();
  }

  /** With all products, however many. */
  async function whole(
    scope: Scope,
    query: PeriodQuery,
    signal?: AbortSignal,
  ): Promise<Outcome<PeriodReport>> {
    const checked = checkPeriod(query);
    if (!checked.ok) return checked;
    const days = checked.value;
    await freshenFigures(store, scope, days, signal);
    const [figures, byDay, categories, tills, stock, received] = await Promise.all([
      store.sums(scope, days),
      store.byDay(scope, days),
      store.categories(),
      store.tills(scope),
      store.stock(scope),
      withheldOfUs(scope, days),
    ]);
    const of = (dimension: Dimension) => figures.filter((figure) => figure.dimension === dimension);
    const products = rowsOf(of('product'), ({ key, label }) => [key, label]);
    return {
      ok: true,
      value: {
        object: 'period_report',
        entity_id: scope.entityId,
        environment: scope.environment,
        ...days,
        sales: salesOf(of('type')),
        days: rowsOf(byDay.flatMap(sold), ({ day }) => [day, day]).toSorted(byKey),
        hours: rowsOf(of('hour'), ({ key }) => [key, `${key}:00`]).toSorted(byKey),
        products,
        products_count: products.length,
        categories: rowsOf(of('product'), ({ key }) => [
          categories.get(key) ?? '',
          categories.get(key) ?? '',
        ]),
        tills: rowsOf(of('till'), ({ key }) => [key, tills.get(key) ?? key]),
        operators: rowsOf(of('operator'), ({ key, label }) => [key, label]),
        rates: rowsOf(of('rate').flatMap(sold), ({ key }) => [key, rateLabel(key)]).toSorted(byKey),
        payments: rowsOf(of('payment'), ({ key }) => [key, paymentLabel(key)]),
        withheld: withheldRows(of('withheld')).toSorted(byTaxAndCode),
        withheld_received: received.toSorted(byTaxAndCode),
        stock: {
          products: stock.length,
          value: formatAmount(
            sum(stock.map(({ onHand, unitPrice }) => decimal(onHand).times(unitPrice).div(1_000_000))),
          ),
        },
      },
    };
  }

  return {
    whole,

    async file(scope: Scope, query: ReportFileQuery, signal?: AbortSignal): Promise<Outcome<Buffer>> {
      const report = await whole(scope, query, signal);
      return report.ok
        ? { ok: true, value: await buffer(reportFile(reportSheets(report.value), query)) }
        : report;
    },

    async read(scope: Scope, days: PeriodQuery, signal?: AbortSignal): Promise<Outcome<PeriodReport>> {
      const report = await whole(scope, days, signal);
      if (!report.ok) return report;
      const { products, ...rest } = report.value;
      return { ok: true, value: { ...rest, products: products.slice(0, PRODUCTS_SHOWN) } };
    },
  };
}

const byTaxAndCode = (one: WithheldRow, other: WithheldRow) =>
  `${one.tax} ${one.code}`.localeCompare(`${other.tax} ${other.code}`);

function withheldRows(figures: readonly SummedFigure[]): WithheldRow[] {
  return rowsOf(figures, ({ key }) => [key, key]).map(({ key, documents, base, total: value }) => {
    const [tax = '', code = '', percent = ''] = key.split(' ');
    return { tax, code, percent, documents, base, value };
  });
}

function paymentLabel(method: string): string {
  if (method === creditKey) return 'A crédito';
  const knownMethod = keysOf(paymentMethods).find((one) => one === method);
  return knownMethod ? paymentMethods[knownMethod].label : '';
}
