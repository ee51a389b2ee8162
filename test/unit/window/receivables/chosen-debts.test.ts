import { expect, it } from 'vitest';
import type { Debt } from '../../../../src-main/contract/receivables/receivable.ts';
import { allocationsOf, leastOf, owedOf } from '../../../../src-renderer/ui/receivables/chosen-debts.ts';

const debt = (id: string, balance: string): Debt => ({
  ...{ object: 'debt', id, kind: 'opening_balance', issued_on: '2026-11-01', balance, overdue: '0.00' },
});
const debts = [debt('old', '10.10'), debt('middle', '20.20'), debt('new', '5.00')];

it('pays the debts that were chosen and no other, the oldest of them first', () => {
  expect(owedOf(debts, ['new', 'old'])).toBe('15.10');
  expect(allocationsOf(debts, ['new', 'old'], '15.10')).toEqual([
    { debt_id: 'old', amount: '10.10' },
    { debt_id: 'new', amount: '5.00' },
  ]);
  expect(allocationsOf(debts, ['new', 'old'], '10.10')).toEqual([{ debt_id: 'old', amount: '10.10' }]);
  expect(allocationsOf(debts, ['middle'], '0.01')).toEqual([{ debt_id: 'middle', amount: '0.01' }]);
  expect(allocationsOf(debts, ['paid-meanwhile'], '10.10')).toEqual([]);
});

it('is never more than all that is owed', () => {
  expect(leastOf('9.00', owedOf(debts, ['new', 'old']))).toBe('9.00');
  expect(leastOf('35.30', owedOf(debts, ['new', 'old']))).toBe('15.10');
});
