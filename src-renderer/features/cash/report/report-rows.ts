import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { cashMethod } from '../../../../src-main/contract/counter/cash-session.ts';

/** A form of payment in a report: what it should come to and, of cash, what was found. */
export interface MethodRow {
  readonly method: CashReport['methods'][number]['method'];
  readonly onCredit: boolean;
  readonly count: number;
  readonly expected: string;
  readonly counted: string | undefined;
  readonly difference: string | undefined;
}

/**
 * The forms of payment as they are compared at a closing. Cash is first and always there: its drawer holds the float
 * and what went in and out as well, and only it is counted.
 */
export function methodRowsOf({
  methods,
  cash,
  count,
}: Pick<CashReport, 'methods' | 'cash' | 'count'>): readonly MethodRow[] {
  const isDrawer = ({ method, on_credit }: CashReport['methods'][number]) =>
    method === cashMethod && !on_credit;
  const drawer: MethodRow = {
    method: cashMethod,
    onCredit: false,
    count: methods.find(isDrawer)?.count ?? 0,
    expected: cash.expected,
    counted: count?.counted,
    difference: count?.difference,
  };
  const others = methods
    .filter((row) => !isDrawer(row))
    .map(({ method, on_credit, count: payments, net }) => ({
      method,
      onCredit: on_credit,
      count: payments,
      expected: net,
      counted: undefined,
      difference: undefined,
    }));
  return [drawer, ...others];
}
