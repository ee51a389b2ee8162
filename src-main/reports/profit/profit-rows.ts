import type { ProfitReport, ProfitRow } from '../../contract/reports/profit-report.ts';
import { marginOf } from '../../documents/costs/margin.ts';
import { decimal, formatAmount, formatQuantity } from '../../documents/values/decimal.ts';
import type { SoldAtCost } from './profit-store.ts';

const MILLION = 1_000_000;

/** What is left of what was sold; the cost is rounded to cents once, of all of it. */
export function earnedOf(sold: readonly SoldAtCost[]): ProfitReport['total'] {
  const base = formatAmount(decimal(totalOf(sold, 'base')).div(100));
  const cost = formatAmount(decimal(totalOf(sold, 'cost')).div(MILLION));
  const margin = marginOf(base, cost);
  return {
    base,
    cost,
    profit: formatAmount(decimal(base).minus(cost)),
    ...(margin !== undefined && { margin }),
  };
}

/** By a key of the report, with its label; what left most first. Without what came to nothing, as what was taken back whole. */
export function profitRowsOf<Sold extends SoldAtCost>(
  sold: readonly Sold[],
  keyOf: (sale: Sold) => readonly [key: string, label: string],
): ProfitRow[] {
  const groups = new Map<string, { readonly label: string; readonly sales: Sold[] }>();
  for (const sale of sold) {
    const [key, label] = keyOf(sale);
    const group = groups.get(key);
    if (group) group.sales.push(sale);
    else groups.set(key, { label, sales: [sale] });
  }
  return [...groups]
    .filter(([, { sales }]) => amounts.some((amount) => totalOf(sales, amount) !== 0))
    .map(([key, { label, sales }]) => ({
      key,
      label,
      quantity: formatQuantity(decimal(totalOf(sales, 'quantity')).div(MILLION)),
      ...earnedOf(sales),
    }))
    .toSorted((one, other) => decimal(other.profit).cmp(one.profit));
}

const amounts = ['quantity', 'base', 'cost'] as const;

function totalOf(sold: readonly SoldAtCost[], amount: (typeof amounts)[number]): number {
  return sold.reduce((all, one) => all + one[amount], 0);
}
