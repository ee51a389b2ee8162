import { describe, expect, it } from 'vitest';
import { allocate } from '../../../../src-main/counter/receivables/allocate.ts';
import type { OpenDebt } from '../../../../src-main/counter/receivables/receivable-store.ts';

function aDebt(id: string, dueOn: string, balance: number): OpenDebt {
  return {
    ...{ id, debtor: '1710034065', debtorName: 'ANA PÉREZ', issuedOn: '2026-01-01', balance },
    instalments: [{ dueOn, amount: 10_000 }],
  };
}

const [newer, older, inFavor] = [
  aDebt('newer', '2026-03-01', 5_000),
  aDebt('older', '2026-02-01', 3_000),
  aDebt('in favor', '2026-01-01', -1_000),
];
const errorsOf = (...parts: Parameters<typeof allocate>) => {
  const outcome = allocate(...parts);
  return outcome.ok ? [] : outcome.problem.errors?.map(({ pointer, code }) => [pointer, code]);
};

describe('what a payment pays', () => {
  it('is the oldest first, as far as the money goes', () => {
    const paid = (amount: string) => allocate([newer, older, inFavor], { amount });
    expect(paid('10')).toEqual({ ok: true, value: [{ debtId: 'older', amount: 1_000 }] });
    expect(paid('70.00')).toEqual({
      ok: true,
      value: [
        { debtId: 'older', amount: 3_000 },
        { debtId: 'newer', amount: 4_000 },
      ],
    });
  });

  it('is what the customer chose', () => {
    const allocations = [{ debt_id: 'newer', amount: '20.00' }];
    expect(allocate([newer, older], { amount: '20.00', allocations })).toEqual({
      ok: true,
      value: [{ debtId: 'newer', amount: 2_000 }],
    });
  });

  it('is never more than is owed in all, less what is in favor', () => {
    expect(errorsOf([newer, older, inFavor], { amount: '70.01' })).toEqual([['/amount', 'out_of_range']]);
    expect(errorsOf([inFavor], { amount: '0.01' })).toEqual([['/amount', 'out_of_range']]);
    expect(errorsOf([], { amount: '0.01' })).toEqual([['/amount', 'out_of_range']]);
  });

  it('names every fault of a choice at once', () => {
    const allocations = [
      { debt_id: 'older', amount: '30.01' },
      { debt_id: 'older', amount: '1.00' },
      { debt_id: 'in favor', amount: '1.00' },
      { debt_id: 'unknown', amount: '1.00' },
    ];
    expect(errorsOf([newer, older, inFavor], { amount: '20.00', allocations })).toEqual([
      ['/allocations/0/amount', 'out_of_range'],
      ['/allocations/1/debt_id', 'repeated'],
      ['/allocations/2/debt_id', 'not_found'],
      ['/allocations/3/debt_id', 'not_found'],
      ['/allocations', 'totals_mismatch'],
    ]);
  });
});
