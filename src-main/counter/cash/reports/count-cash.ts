import type { CashReport } from '../../../contract/counter/cash-report.ts';
import type { CashClosingBody } from '../../../contract/counter/cash-session.ts';
import { denominationNames, denominations } from '../../../contract/counter/denominations.ts';
import { decimal, formatAmount, sum } from '../../../documents/values/decimal.ts';

type Count = NonNullable<CashReport['count']>;

/** What was counted, from the largest note down, and how far it is from what should be there. */
export function countCash(counted: CashClosingBody['count'], expected: string): Count {
  const quantities = new Map(counted.map(({ denomination, quantity }) => [denomination, quantity]));
  const rows = denominationNames.flatMap((denomination) => {
    const quantity = quantities.get(denomination) ?? 0;
    if (quantity === 0) return [];
    return { denomination, quantity, amount: decimal(denominations[denomination].value).times(quantity) };
  });
  const total = sum(rows.map(({ amount }) => amount));
  return {
    denominations: rows.map((row) => ({ ...row, amount: formatAmount(row.amount) })),
    counted: formatAmount(total),
    difference: formatAmount(total.minus(expected)),
  };
}

/** Whether two counts found the same, however they were written. */
export function isSameCount(counted: CashClosingBody['count'], { denominations: before }: Count): boolean {
  const nonZero = counted.filter(({ quantity }) => quantity > 0);
  return (
    nonZero.length === before.length &&
    nonZero.every(({ denomination, quantity }) =>
      before.some((row) => row.denomination === denomination && row.quantity === quantity),
    )
  );
}
