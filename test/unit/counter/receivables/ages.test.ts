import { describe, expect, it } from 'vitest';
import { addSums, byAge, sumDebts, unpaidParts } from '../../../../src-main/counter/receivables/ages.ts';
import type { OpenDebt } from '../../../../src-main/counter/receivables/receivable-store.ts';

/** A debt of 100.00 in two parts, of which so many cents are left. */
function aDebt(balance: number, parts: Partial<OpenDebt> = {}): OpenDebt {
  return {
    id: 'a debt',
    debtor: '1710034065',
    debtorName: 'ANA PÉREZ',
    issuedOn: '2026-01-01',
    balance,
    instalments: [
      { dueOn: '2026-02-01', amount: 4_000 },
      { dueOn: '2026-03-01', amount: 6_000 },
    ],
    ...parts,
  };
}

describe('what is left of a debt in instalments', () => {
  it.for([
    [10_000, [4_000, 6_000]],
    [9_999, [3_999, 6_000]],
    [6_000, [6_000]],
    [1, [1]],
    [-500, []],
  ] as const)('of %i cents is the last ones first: %o', ([balance, amounts]) => {
    expect(unpaidParts(aDebt(balance)).map(({ amount }) => amount)).toEqual(amounts);
  });
});

describe('the age of debts', () => {
  it.for([
    ['2026-03-01', 'current'],
    ['2026-03-02', 'days_1_30'],
    ['2026-03-31', 'days_1_30'],
    ['2026-04-01', 'days_31_60'],
    ['2026-04-30', 'days_31_60'],
    ['2026-05-01', 'days_61_90'],
    ['2026-05-30', 'days_61_90'],
    ['2026-05-31', 'over_90'],
  ] as const)('on %s, of what was due on the 1st of March, is %s', ([today, age]) => {
    const { byAge: ages, owed } = sumDebts([aDebt(6_000)], today);
    expect([ages[age], owed]).toEqual([6_000, 6_000]);
  });

  it.for([
    [700, { current: 6_000, days_1_30: 3_300 }, '2026-02-01'],
    [4_000, { current: 6_000, days_1_30: 0 }, '2026-03-01'],
    [9_000, { current: 1_000, days_1_30: 0 }, '2026-03-01'],
    [10_000, { current: 0, days_1_30: 0 }, undefined],
    [10_700, { current: 0, days_1_30: 0 }, undefined],
  ] as const)(
    'is after %i cents in favor of the customer paid what is due longest',
    ([inFavor, left, day]) => {
      const sums = sumDebts([aDebt(10_000), aDebt(-inFavor, { instalments: [] })], '2026-02-10');
      expect(sums).toMatchObject({ owed: 10_000, inFavor, overdue: left.days_1_30, oldestDueOn: day });
      expect(sums.byAge).toMatchObject(left);
    },
  );

  it('of customers together nets nothing of one against another', () => {
    const sums = [sumDebts([aDebt(10_000)], '2026-02-10'), sumDebts([aDebt(-700)], '2026-02-10')];
    expect(addSums(sums)).toMatchObject({ owed: 10_000, inFavor: 700, overdue: 4_000 });
  });

  it('orders debts by what is due first, then by the day they were made', () => {
    const paidPart = aDebt(6_000, { id: 'partly paid' });
    const older = aDebt(10_000, { id: 'older', issuedOn: '2025-12-31' });
    const inFavor = aDebt(-1, { id: 'in favor' });
    expect(byAge([inFavor, paidPart, aDebt(10_000), older]).map(({ id }) => id)).toEqual([
      'older',
      'a debt',
      'partly paid',
      'in favor',
    ]);
  });
});
