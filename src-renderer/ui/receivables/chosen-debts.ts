import type { Debt } from '../../../src-main/contract/receivables/receivable.ts';
import { decimal, formatAmount, sum } from '../../../src-main/documents/values/decimal.ts';

/** What is owed of the debts that were chosen. */
export function owedOf(debts: readonly Debt[], chosen: readonly string[]): string {
  return formatAmount(
    sum(debts.filter(({ id }) => chosen.includes(id)).map(({ balance }) => decimal(balance))),
  );
}

/** The lesser of two amounts. */
export function leastOf(one: string, other: string): string {
  return decimal(one).lt(other) ? one : other;
}

/** How much of each chosen debt an amount pays: the oldest first, as they come. */
export function allocationsOf(
  debts: readonly Debt[],
  chosen: readonly string[],
  amount: string,
): readonly { readonly debt_id: string; readonly amount: string }[] {
  let left = decimal(amount);
  return debts.flatMap(({ id, balance }) => {
    if (!chosen.includes(id) || left.lte(0)) return [];
    const paid = left.lt(balance) ? left : decimal(balance);
    left = left.minus(paid);
    return [{ debt_id: id, amount: formatAmount(paid) }];
  });
}
