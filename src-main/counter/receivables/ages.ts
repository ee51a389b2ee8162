import type { DebtAges } from '../../contract/receivables/receivable.ts';
import { amountOfCents } from '../../documents/values/cents.ts';
import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import type { OpenDebt } from './receivable-store.ts';

/** A part of a debt that is not paid yet, whole cents. */
export interface UnpaidPart {
  readonly dueOn: string;
  readonly amount: number;
}

/** What is left of each instalment, the earliest first: what was paid, paid the earliest ones. */
export function unpaidParts({ balance, instalments }: OpenDebt): readonly UnpaidPart[] {
  let left = balance;
  const unpaid: UnpaidPart[] = [];
  for (const { dueOn, amount } of instalments.toReversed()) {
    const part = Math.min(left, amount);
    if (part <= 0) break;
    unpaid.push({ dueOn, amount: part });
    left -= part;
  }
  return unpaid.toReversed();
}

/** The last day of each age, in days after a part was due. */
const ages = {
  current: 0,
  days_1_30: 30,
  days_31_60: 60,
  days_61_90: 90,
  over_90: Number.POSITIVE_INFINITY,
} as const satisfies Record<keyof DebtAges, number>;

/** What debts come to, whole cents. */
export interface DebtSums {
  /** Without what is in favor. */
  readonly owed: number;
  readonly inFavor: number;
  /** This, the ages and the oldest day are after what is in favor paid the oldest parts. */
  readonly overdue: number;
  readonly byAge: Readonly<Record<keyof DebtAges, number>>;
  readonly oldestDueOn: string | undefined;
}

/**
 * The debts of one customer: what is in their favor is taken off what is due longest.
 *
 * @param today in Ecuador, YYYY-MM-DD: what is due today is not late yet
 */
export function sumDebts(debts: readonly OpenDebt[], today: string): DebtSums {
  const inFavor = debts.reduce((all, { balance }) => all + Math.max(0, -balance), 0);
  const parts = debts.flatMap(unpaidParts).toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  const byAge = noAges();
  let [owed, left] = [0, inFavor];
  let oldestDueOn: string | undefined;
  for (const { dueOn, amount } of parts) {
    const offset = Math.min(left, amount);
    owed += amount;
    left -= offset;
    if (offset === amount) continue;
    byAge[ageOf(dueOn, today)] += amount - offset;
    oldestDueOn ??= dueOn;
  }
  return { owed, inFavor, overdue: overdueOf(byAge), byAge, oldestDueOn };
}

/** What customers owe together: what is in favor of one pays nothing of another's. */
export function addSums(sums: readonly DebtSums[]): DebtSums {
  const byAge = noAges();
  let [owed, inFavor] = [0, 0];
  for (const one of sums) {
    owed += one.owed;
    inFavor += one.inFavor;
    for (const age of keysOf(byAge)) byAge[age] += one.byAge[age];
  }
  return { owed, inFavor, overdue: overdueOf(byAge), byAge, oldestDueOn: undefined };
}

function noAges(): Record<keyof DebtAges, number> {
  return { current: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90: 0 };
}

function overdueOf({ current: _, ...late }: DebtSums['byAge']): number {
  return Object.values(late).reduce((all, amount) => all + amount, 0);
}

function ageOf(dueOn: string, today: string): keyof DebtAges {
  const daysLate = Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS);
  return keysOf(ages).find((age) => daysLate <= ages[age]) ?? 'over_90';
}

/** The sums as they travel. */
export function shownSums({ owed, inFavor, overdue, byAge }: DebtSums) {
  return {
    balance: amountOfCents(owed - inFavor),
    in_favor: amountOfCents(inFavor),
    overdue: amountOfCents(overdue),
    ages: {
      current: amountOfCents(byAge.current),
      days_1_30: amountOfCents(byAge.days_1_30),
      days_31_60: amountOfCents(byAge.days_31_60),
      days_61_90: amountOfCents(byAge.days_61_90),
      over_90: amountOfCents(byAge.over_90),
    },
  };
}

/** Debts in the order in which they are paid: by what is due first, then by the day of issue. */
export function byAge(debts: readonly OpenDebt[]): readonly OpenDebt[] {
  const keyOf = (debt: OpenDebt) =>
    `${unpaidParts(debt)[0]?.dueOn ?? '9999-12-31'} ${debt.issuedOn} ${debt.id}`;
  return debts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
