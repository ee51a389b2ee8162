import type { PeriodReport, ReportRow } from '../../contract/reports/period-report.ts';
import type { SummedFigure } from '../../documents/figures/day-sums.ts';
import { saleSigns } from '../../documents/figures/sale-signs.ts';
import { documentTypes } from '../../documents/kinds.ts';
import { formatAmount } from '../../documents/values/decimal.ts';
import { dollars } from './cents.ts';
import { makeRowSums } from './row-sums.ts';

/** Its key begins with the type of document. */
export type Figure = Omit<SummedFigure, 'dimension' | 'label'>;

export const byKey = (one: ReportRow, other: ReportRow) => one.key.localeCompare(other.key);

/** Figures of `type` and `rate` with the sign they count with in what was sold; nothing of what is no sale. */
export function sold<Of extends Figure>(figure: Of): Of[] {
  const [type, ...rest] = figure.key.split(' ');
  const documentType = documentTypes.find((one) => one === type);
  const sign = documentType ? saleSigns[documentType] : 0;
  if (sign === 0) return [];
  const { base, iva, total } = figure;
  return [{ ...figure, key: rest.join(' '), base: base * sign, iva: iva * sign, total: total * sign }];
}

/** Adds figures up by a key of the report, with its label; the largest first. */
export function rowsOf<Of extends Figure>(
  figures: readonly Of[],
  keyOf: (figure: Of) => readonly [key: string, label: string],
): ReportRow[] {
  const sums = makeRowSums();
  for (const figure of figures) sums.add(...keyOf(figure), figure);
  return sums.rows();
}

/** What was sold, of figures by `type`. */
export function salesOf(types: readonly Figure[]): PeriodReport['sales'] {
  const ofType = (type: string) => types.filter(({ key }) => key === type);
  const documents = (type: string) => ofType(type).reduce((all, one) => all + one.documents, 0);
  const cents = (figures: readonly Figure[], part: 'base' | 'iva' | 'total') =>
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
