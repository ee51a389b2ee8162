import type { FiscalMachineTotals } from '../../../src-main/contract/counter/fiscal-machine.ts';
import { saleSigns } from '../../../src-main/documents/figures/sale-signs.ts';
import { decimal, formatAmount, sum } from '../../../src-main/documents/values/decimal.ts';

/** What a day of a machine comes to, all types together. */
export interface DayTotals {
  readonly count: number;
  readonly authorized: number;
  readonly annulled: number;
  readonly tax: string;
  readonly total: string;
}

/** A credit note takes off; what is no sale does not count. */
export function dayTotalsOf(types: FiscalMachineTotals['types']): DayTotals {
  const add = (amountOf: (row: FiscalMachineTotals['types'][number]) => string) =>
    formatAmount(sum(types.map((row) => decimal(amountOf(row)).times(saleSigns[row.type]))));
  return {
    count: types.reduce((all, { count }) => all + count, 0),
    authorized: types.reduce((all, { authorized }) => all + authorized, 0),
    annulled: types.reduce((all, { annulled }) => all + annulled, 0),
    tax: add(({ tax_total }) => tax_total),
    total: add(({ total }) => total),
  };
}
