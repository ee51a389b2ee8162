import type { CashClosingBody } from '../../../../src-main/contract/counter/cash-session.ts';
import {
  type Denomination,
  denominationNames,
  denominations,
} from '../../../../src-main/contract/counter/denominations.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';

/** How many of each were typed so far; what was not typed is none. */
export type CountDraft = Readonly<Partial<Record<Denomination, string>>>;

export interface CountRow {
  readonly denomination: Denomination;
  /** What was typed comes to; undefined when nothing was, or it is no number of coins. */
  readonly amount: string | undefined;
  readonly isFaulty: boolean;
}

export interface ReadCount {
  /** Every denomination, from the largest. */
  readonly rows: readonly CountRow[];
  readonly total: string;
  readonly isFaulty: boolean;
  /** As the service takes it: without what there is none of. */
  readonly count: CashClosingBody['count'];
}

const MAX_QUANTITY = 1_000_000;

/** Adds up what was counted, as it is typed. */
export function readCount(draft: CountDraft): ReadCount {
  const read = denominationNames.map((denomination) => {
    const typed = draft[denomination]?.trim() ?? '';
    const quantity = quantityOf(typed);
    const isCounted = typed !== '' && quantity !== undefined;
    const amount = isCounted ? decimal(denominations[denomination].value).times(quantity) : undefined;
    return { denomination, quantity, amount };
  });
  return {
    rows: read.map(({ denomination, quantity, amount }) => ({
      denomination,
      amount: amount && formatAmount(amount),
      isFaulty: quantity === undefined,
    })),
    total: formatAmount(sum(read.flatMap(({ amount = [] }) => amount))),
    isFaulty: read.some(({ quantity }) => quantity === undefined),
    count: read.flatMap(({ denomination, quantity }) => (quantity ? [{ denomination, quantity }] : [])),
  };
}

/** Digits alone: half a note is no note. Nothing typed is none. */
function quantityOf(typed: string): number | undefined {
  if (typed === '') return 0;
  const quantity = /^\d{1,7}$/.test(typed) ? Number(typed) : undefined;
  return quantity !== undefined && quantity <= MAX_QUANTITY ? quantity : undefined;
}
