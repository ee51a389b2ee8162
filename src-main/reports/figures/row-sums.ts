import type { ReportRow } from '../../contract/reports/period-report.ts';
import type { SummedFigure } from '../../documents/figures/day-sums.ts';
import { decimal, formatAmount, formatQuantity } from '../../documents/values/decimal.ts';
import { dollars } from './cents.ts';

type Amounts = Pick<SummedFigure, 'documents' | 'quantity' | 'base' | 'iva' | 'total'>;

/** Adds figures up into the rows of a report; the largest total first. */
export function makeRowSums() {
  const sums = new Map<string, Amounts & { readonly label: string }>();
  return {
    add(key: string, label: string, figure: Amounts): void {
      const before = sums.get(key);
      sums.set(key, {
        label: label || (before?.label ?? ''),
        documents: (before?.documents ?? 0) + figure.documents,
        quantity: (before?.quantity ?? 0) + figure.quantity,
        base: (before?.base ?? 0) + figure.base,
        iva: (before?.iva ?? 0) + figure.iva,
        total: (before?.total ?? 0) + figure.total,
      });
    },
    rows: (): ReportRow[] =>
      [...sums]
        .toSorted(([, one], [, other]) => other.total - one.total)
        .map(([key, { label, documents, quantity, base, iva, total }]) => ({
          key,
          label,
          documents,
          quantity: formatQuantity(decimal(quantity).div(1_000_000)),
          base: formatAmount(dollars(base)),
          iva: formatAmount(dollars(iva)),
          total: formatAmount(dollars(total)),
        })),
  };
}
