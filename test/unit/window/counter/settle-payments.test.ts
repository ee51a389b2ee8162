import { describe, expect, it } from 'vitest';
import {
  likelyCash,
  type PaymentRow,
  restFor,
  settlePayments,
} from '../../../../src-renderer/features/counter/charge/settle-payments.ts';

function row(method: PaymentRow['method'], received = ''): PaymentRow {
  return { key: `${method} ${received}`, method, received };
}
const cash = (received?: string) => row('sin_sistema_financiero', received);
const card = (received?: string) => row('tarjeta_credito', received);

describe('settling a payment', () => {
  it('takes the exact total when nothing is typed', () => {
    expect(settlePayments('14.69', [cash()])).toEqual({
      payments: [{ method: 'sin_sistema_financiero', amount: '14.69' }],
      change: '0.00',
      missing: '0.00',
      overpaid: false,
      settled: true,
    });
  });

  it('gives change of cash, and states only what the sale took', () => {
    const settled = settlePayments('14.69', [cash('20')]);
    expect(settled.change).toBe('5.31');
    expect(settled.payments).toEqual([{ method: 'sin_sistema_financiero', amount: '14.69' }]);
  });

  it('leaves the rest to the row without an amount', () => {
    expect(settlePayments('14.25', [cash('5'), card()]).payments).toEqual([
      { method: 'sin_sistema_financiero', amount: '5.00' },
      { method: 'tarjeta_credito', amount: '9.25' },
    ]);
  });

  it('says what is missing', () => {
    expect(settlePayments('10.00', [cash('4'), card('5.50')])).toMatchObject({
      missing: '0.50',
      settled: false,
    });
  });

  it('gives change of the cash when a card paid part', () => {
    expect(settlePayments('10.00', [card('4'), cash('10')])).toMatchObject({
      change: '4.00',
      settled: true,
      payments: [
        { method: 'tarjeta_credito', amount: '4.00' },
        { method: 'sin_sistema_financiero', amount: '6.00' },
      ],
    });
  });

  it('refuses change of a card', () => {
    expect(settlePayments('10.00', [card('12')])).toMatchObject({ overpaid: true, settled: false });
  });

  it('never states a payment of nothing', () => {
    expect(settlePayments('10.00', [card('10'), cash()]).payments).toEqual([
      { method: 'tarjeta_credito', amount: '10.00' },
    ]);
  });

  it('gives no change of cash that is paid later, and says the term', () => {
    const term = { length: 30, unit: 'days' } as const;
    expect(settlePayments('10.00', [cash('4'), { ...cash(), term }])).toMatchObject({
      change: '0.00',
      settled: true,
      payments: [
        { method: 'sin_sistema_financiero', amount: '4.00' },
        { method: 'sin_sistema_financiero', amount: '6.00', term },
      ],
    });
    expect(settlePayments('10.00', [{ ...cash('12'), term }])).toMatchObject({
      overpaid: true,
      settled: false,
    });
  });

  it('states how a free sale was paid', () => {
    expect(settlePayments('0.00', [cash()])).toMatchObject({
      payments: [{ method: 'sin_sistema_financiero', amount: '0.00' }],
      settled: true,
    });
  });
});

describe('a row in which nothing is typed', () => {
  it.each([
    ['all of it, alone', [cash()], 0, '10.00'],
    ['the rest of what is typed', [cash('4'), card()], 1, '6.00'],
    ['nothing, when everything is paid', [cash('20'), card()], 1, '0.00'],
    ['the rest, as the first of them', [{ ...cash(), key: 'first' }, card()], 0, '10.00'],
    ['nothing, when another takes the rest', [{ ...cash(), key: 'first' }, card()], 1, '0.00'],
  ])('pays %s', (_, rows, index, rest) => {
    expect(restFor('10.00', rows, rows[index]?.key ?? '')).toBe(rest);
  });
});

describe('likely cash', () => {
  it.each([
    ['14.69', ['15.00', '20.00', '50.00', '100.00']],
    ['19.05', ['20.00', '50.00', '100.00']],
    ['20.00', ['50.00', '100.00']],
    ['0.35', ['1.00', '5.00', '10.00', '20.00']],
  ])('for %s is %j', (total, amounts) => {
    expect(likelyCash(total)).toEqual(amounts);
  });
});
