import { expect, it } from 'vitest';
import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { methodRowsOf } from '../../../../src-renderer/features/cash/report/report-rows.ts';

const cash = {
  opening_float: '20.00',
  paid: '35.00',
  refunded: '0.00',
  in: '0.00',
  out: '5.00',
  expected: '50.00',
};
const inCash = { method: 'sin_sistema_financiero', refunded: '0.00' } as const;
const drawer = { ...inCash, on_credit: false, count: 3, paid: '35.00', net: '35.00' };
const onCredit = { ...inCash, on_credit: true, count: 1, paid: '80.00', net: '80.00' };
const card = { ...onCredit, method: 'tarjeta_credito', on_credit: false, count: 2 } as const;
const count = { denominations: [], counted: '48.00', difference: '-2.00' };

function rowsOf(methods: CashReport['methods']) {
  const report: Pick<CashReport, 'methods' | 'cash' | 'count'> = { methods, cash, count };
  return methodRowsOf(report);
}

const uncounted = { counted: undefined, difference: undefined };
const counted = { expected: '50.00', counted: '48.00', difference: '-2.00' };

it('compares the drawer with what was counted, and nothing else', () => {
  expect(rowsOf([card, drawer])).toEqual([
    { method: 'sin_sistema_financiero', onCredit: false, count: 3, ...counted },
    { method: 'tarjeta_credito', onCredit: false, count: 2, expected: '80.00', ...uncounted },
  ]);
});

it('takes what is to be paid in cash later for no part of the drawer', () => {
  const owed = {
    method: 'sin_sistema_financiero',
    onCredit: true,
    count: 1,
    expected: '80.00',
    ...uncounted,
  };
  expect(rowsOf([onCredit, drawer])).toEqual([
    { method: 'sin_sistema_financiero', onCredit: false, count: 3, ...counted },
    owed,
  ]);
  expect(rowsOf([onCredit])).toEqual([
    { method: 'sin_sistema_financiero', onCredit: false, count: 0, ...counted },
    owed,
  ]);
});
