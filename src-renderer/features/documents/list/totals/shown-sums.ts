import type {
  DocumentSums,
  DocumentTotals,
} from '../../../../../src-main/contract/documents/lists/document-totals.ts';
import { saleSigns } from '../../../../../src-main/documents/figures/sale-signs.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import { decimal, formatAmount, sum } from '../../../../../src-main/documents/values/decimal.ts';

/** The sums that stand above a list. */
export interface ShownSums {
  /** Undefined: net sales. */
  readonly type: DocumentType | undefined;
  readonly byRate: DocumentSums['by_rate'];
  readonly iva: string;
  readonly total: string;
}

/** Net sales where there are any; of a list of one kind that is no sale, all of it. */
export function shownSums({ rows, sales }: DocumentTotals): ShownSums {
  const types = [...new Set(rows.map(({ type }) => type))];
  const [only] = types;
  if (types.length !== 1 || only === undefined || saleSigns[only] !== 0) {
    return { type: undefined, byRate: sales.by_rate, iva: sales.iva, total: sales.total };
  }
  const counted = rows.filter(({ status }) => !['returned', 'not_authorized', 'annulled'].includes(status));
  const add = (part: 'iva' | 'total') => formatAmount(sum(counted.map((row) => decimal(row[part]))));
  return { type: only, byRate: [], iva: add('iva'), total: add('total') };
}
