import type { ProfitReport, ProfitRow } from '../../contract/reports/profit-report.ts';
import { marginOf } from '../../documents/costs/margin.ts';
import { decimal, formatAmount, formatQuantity } from '../../documents/values/decimal.ts';
import type { SoldAtCost } from './profit-store.ts';

type Amounts = Pick<SoldAtCost, 'quantity' | 'base' | 'cost'>;

const MILLION = 1_000_000;

/** What is left of what was sold; the cost is rounded to cents once, of all of it. */
export function earnedOf(sold: readonly Amounts[]): ProfitReport['total'] {
  const base = formatAmount(decimal(sold.reduce((all, one) => all + one.base, 0)).div(100));
  const cost = formatAmount(decimal(sold.reduce((all, one) => all + one.cost, 0)).div(MILLION));
  const margin = marginOf(base, cost);
  return {
    base,
    cost,
    profit: formatAmount(decimal(base).minus(cost)),
    ...(margin !== undefined && { margin }),
  };
}

/** By a key of the report, with its label; what left most first. */
export function profitRowsOf(
  sold: readonly SoldAtCost[],
  keyOf: (sale: SoldAtCost) => readonly [key: string, label: string],
): ProfitRow[] {
  const groups = new Map<string, { readonly label: string; readonly sales: SoldAtCost[] }>();
  for (const sale of sold) {
    const [key, label] = keyOf(sale);
    const group = groups.get(key);
    if (group) group.sales.push(sale);
    else groups.set(key, { label, sales: [sale] });
  }
  return [...groups]
    .map(([key, { label, sales }]) => ({
      key,
      label,
      quantity: formatQuantity(decimal(sales.reduce((all, one) => all + one.quantity, 0)).div(MILLION)),
      ...earnedOf(sales),
    }))
    .toSorted((one, other) => decimal(other.profit).cmp(one.profit));
}
