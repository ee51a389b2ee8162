import { expect, it } from 'vitest';
import { takenOffDebt } from '../../../../src-main/documents/debts/taken-off-debt.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';

const off = (note: Partial<Parameters<typeof takenOffDebt>[0]>, owed = '100.00') =>
  takenOffDebt({ total: '30.00', metadata: {}, ...note }, decimal(owed)).toFixed(2);

it('lowers a debt by what a note offsets, and by no money that it gives back', () => {
  const refunds = [
    { method: 'compensacion_deudas', amount: '12.00' },
    { method: 'sin_sistema_financiero', amount: '18.00' },
  ] as const;
  expect(off({ refunds })).toBe('12.00');
  expect(off({ metadata: { refund_method: 'compensacion_deudas' } }, '0.00')).toBe('30.00');
  expect(off({ metadata: { refund_method: 'tarjeta_credito' } })).toBe('0.00');
});

it('pays off what is owed with a note that does not say how it is given back, and no more', () => {
  expect(off({})).toBe('30.00');
  expect(off({}, '12.34')).toBe('12.34');
  expect(off({}, '0.00')).toBe('0.00');
  expect(off({}, '-5.00')).toBe('0.00');
});
