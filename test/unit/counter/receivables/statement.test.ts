import { expect, it } from 'vitest';
import type { AccountEntry } from '../../../../src-main/counter/receivables/receivable-store.ts';
import { statementOf } from '../../../../src-main/counter/receivables/statement.ts';

const entry = (kind: AccountEntry['kind'], date: string, amount: number): AccountEntry => ({
  ...{ kind, date, amount, id: `${kind} ${date}`, name: 'ANA PÉREZ' },
});
const entries = [
  entry('opening_balance', '2026-01-10', 4_000),
  entry('invoice', '2026-02-01', 10_050),
  entry('credit_note', '2026-02-03', -50),
  entry('payment', '2026-03-01', -6_000),
];
const of = (days: { from?: string; to?: string }) =>
  statementOf(entries, { debtor: '1710034065', name: 'ANA PÉREZ', days, today: '2026-04-01' });

it('shows what was owed before, each entry with what is owed after it, and what is owed at the end', () => {
  expect(of({ from: '2026-02-01', to: '2026-02-28' })).toMatchObject({
    ok: true,
    value: {
      opening: '40.00',
      entries: [
        { kind: 'invoice', charge: '100.50', credit: '0.00', balance: '140.50' },
        { kind: 'credit_note', charge: '0.00', credit: '0.50', balance: '140.00' },
      ],
      charges: '100.50',
      credits: '0.50',
      closing: '140.00',
    },
  });
});

it('begins at the beginning and ends today unless it is asked for other days', () => {
  const whole = of({});
  expect(whole).toMatchObject({ value: { to: '2026-04-01', opening: '0.00', closing: '80.00' } });
});

it('refuses days that end before they begin', () => {
  expect(of({ from: '2026-05-01' })).toMatchObject({
    ok: false,
    problem: { errors: [{ parameter: 'to', code: 'out_of_range' }] },
  });
});
