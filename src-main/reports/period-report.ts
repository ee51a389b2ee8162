import { buffer } from 'node:stream/consumers';
import type { Outcome } from '../contract/problems/problems.ts';
import {
  type PeriodQuery,
  type PeriodReport,
  PRODUCTS_SHOWN,
  type ReportFileQuery,
  type ReportRow,
  type WithheldRow,
} from '../contract/reports/period-report.ts';
import { paymentMethods } from '../documents/body/payment.ts';
import type { Dimension } from '../documents/figures/figures-of.ts';
import { documentTypes } from '../documents/kinds.ts';
import { saleSigns } from '../documents/sale-signs.ts';
import { decimal, formatAmount, sum } from '../documents/values/decimal.ts';
import { keysOf } from '../documents/values/keys-of.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import { dollars } from './cents.ts';
import type { FigureStore, SummedFigure } from './figure-store.ts';
import { freshenFigures } from './fresh-figures.ts';
import { checkPeriod } from './period.ts';
import type { PurchaseReading } from './purchase-reading.ts';
import { rateLabel } from './rate-label.ts';
import { reportFile } from './report-file.ts';
import { makeRowSums } from './row-sums.ts';
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
    for await (const batch of purchases.ofPeriod({ ...scope, ...days })) batch.forEach(withheld.add);
    return withheld.rows();
  }

  /** With all products, however many. */
  async function whole(
    scope: Scope,
    asked: PeriodQuery,
    signal?: AbortSignal,
  ): Promise<Outcome<PeriodReport>> {
    const checked = checkPeriod(asked);
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
      return report.ok ? { ok: true, value: await buffer(reportFile(report.value, query)) } : report;
    },

    async read(scope: Scope, days: PeriodQuery, signal?: AbortSignal): Promise<Outcome<PeriodReport>> {
      const report = await whole(scope, days, signal);
      if (!report.ok) return report;
      const { products, ...rest } = report.value;
      return { ok: true, value: { ...rest, products: products.slice(0, PRODUCTS_SHOWN) } };
    },
  };
}

const byKey = (one: ReportRow, other: ReportRow) => one.key.localeCompare(other.key);
const byTaxAndCode = (one: WithheldRow, other: WithheldRow) =>
  `${one.tax} ${one.code}`.localeCompare(`${other.tax} ${other.code}`);

/** Figures of `type` and `rate` with the sign they count with in what was sold; nothing of what is no sale. */
function sold<Of extends SummedFigure>(figure: Of): Of[] {
  const [type, ...rest] = figure.key.split(' ');
  const found = documentTypes.find((one) => one === type);
  const sign = found ? saleSigns[found] : 0;
  if (sign === 0) return [];
  const { base, iva, total } = figure;
  return [{ ...figure, key: rest.join(' '), base: base * sign, iva: iva * sign, total: total * sign }];
}

/** Adds figures up by a key of the report, with its label; the largest first. */
function rowsOf<Of extends SummedFigure>(
  figures: readonly Of[],
  keyOf: (figure: Of) => readonly [key: string, label: string],
): ReportRow[] {
  const sums = makeRowSums();
  for (const figure of figures) sums.add(...keyOf(figure), figure);
  return sums.rows();
}

function salesOf(types: readonly SummedFigure[]): PeriodReport['sales'] {
  const ofType = (type: string) => types.filter(({ key }) => key === type);
  const documents = (type: string) => ofType(type).reduce((all, one) => all + one.documents, 0);
  const cents = (figures: readonly SummedFigure[], part: 'base' | 'iva' | 'total') =>
    formatAmount(dollars(figures.reduce((all, one) => all + one[part], 0)));
  const net = types.flatMap(sold);
  const undecided = net.filter(({ decided }) => decided === 0);
  return {
    invoices: documents('invoice'),
    credit_notes: documents('credit_note'),
    invoiced: cents(ofType('invoice'), 'total'),
    debited: cents(ofType('debit_note'), 'total'),
    credited: cents(ofType('credit_note'), 'total'),
    base: cents(net, 'base'),
    iva: cents(net, 'iva'),
    total: cents(net, 'total'),
    undecided: undecided.reduce((all, one) => all + one.documents, 0),
    undecided_total: cents(undecided, 'total'),
  };
}

function withheldRows(figures: readonly SummedFigure[]): WithheldRow[] {
  return rowsOf(figures, ({ key }) => [key, key]).map(({ key, documents, base, total: value }) => {
    const [tax = '', code = '', percent = ''] = key.split(' ');
    return { tax, code, percent, documents, base, value };
  });
}

function paymentLabel(method: string): string {
  const known = keysOf(paymentMethods).find((one) => one === method);
  return known ? paymentMethods[known].label : '';
}
