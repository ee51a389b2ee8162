import type { Fact, FrameLabels, PrintedStatus } from './printed.ts';

/** Who had the till, as a fact of a ticket. */
export function cashierFacts({ cashier }: PrintedStatus, labels: FrameLabels): readonly Fact[] {
  return cashier === undefined ? [] : [{ label: labels.cashier, value: cashier }];
}
