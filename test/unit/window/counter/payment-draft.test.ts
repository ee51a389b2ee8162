import { describe, expect, it } from 'vitest';
import {
  cardReferenceOf,
  draftsOfPaid,
  isChargeable,
  newPayment,
  type PaymentDraft,
  paymentRowOf,
} from '../../../../src-renderer/features/counter/charge/payment-draft.ts';

describe('a payment as it is typed', () => {
  it.each([
    ['cash', 'sin_sistema_financiero'],
    ['debit', 'tarjeta_debito'],
    ['credit', 'tarjeta_credito'],
    ['transfer', 'otros_sistema_financiero'],
  ] as const)('%s is what the authority calls %s, without a term', (choice, method) => {
    expect(paymentRowOf(newPayment(choice, 'k'))).toEqual({ key: 'k', method, received: '' });
  });

  it.each([
    ['cheque', 'otros_sistema_financiero'],
    ['electronic_money', 'dinero_electronico'],
    ['prepaid', 'tarjeta_prepago'],
    ['debts', 'compensacion_deudas'],
    ['securities', 'endoso_titulos'],
  ] as const)('another way, %s, is %s', (other, method) => {
    expect(paymentRowOf({ ...newPayment('other', 'k'), other })).toMatchObject({ method });
  });

  it('takes up how a sale was paid already, the last row with whatever is left', () => {
    const paid = [
      { method: 'sin_sistema_financiero', amount: '10.00' },
      { method: 'dinero_electronico', amount: '5.00' },
      { method: 'tarjeta_credito', amount: '20.00', term: { length: 3, unit: 'months' } },
    ] as const;
    const rows = draftsOfPaid(paid, () => 'k').map((draft) => paymentRowOf(draft));
    expect(rows).toEqual([
      { key: 'k', method: 'sin_sistema_financiero', received: '10.00' },
      { key: 'k', method: 'dinero_electronico', received: '5.00' },
      { key: 'k', method: 'tarjeta_credito', received: '', term: { length: 3, unit: 'months' } },
    ]);
  });

  it('on credit says until when, and how it will be paid', () => {
    const draft = { ...newPayment('term', 'k'), termLength: '2', termUnit: 'months' } as const;
    expect(paymentRowOf({ ...draft, termMethod: 'sin_sistema_financiero' })).toMatchObject({
      method: 'sin_sistema_financiero',
      term: { length: 2, unit: 'months' },
    });
  });

  it('on credit is due in the days agreed with the buyer until others are typed', () => {
    const term = (draft: Partial<PaymentDraft>) =>
      paymentRowOf({ ...newPayment('term', 'k'), ...draft }, 15).term;
    expect(term({})).toEqual({ length: 15, unit: 'days' });
    expect(term({ termLength: '8' })).toEqual({ length: 8, unit: 'days' });
    expect(isChargeable({ ...newPayment('term', 'k'), termUnit: 'months' })).toBe(false);
    expect(paymentRowOf(newPayment('term', 'k')).term).toEqual({ length: 30, unit: 'days' });
  });

  it.each(['0', '-1', '1.5', 'mes', '10000'])('is not charged with a term of «%s»', (termLength) => {
    expect(isChargeable({ ...newPayment('term', 'k'), termLength })).toBe(false);
    // Of another way to pay nobody asks for the term that is left in the row.
    expect(isChargeable({ ...newPayment('cash', 'k'), termLength })).toBe(true);
  });

  it('is not charged with an amount that is none', () => {
    expect(isChargeable({ ...newPayment('cash', 'k'), received: '12,345' })).toBe(false);
    expect(paymentRowOf({ ...newPayment('cash', 'k'), received: '12,5' }).received).toBe('12.5');
  });
});

describe('the vouchers of a charge', () => {
  it('are those of its cards, and no longer than is kept', () => {
    const card = (reference: string) => ({ ...newPayment('credit', reference), reference });
    const transfer = { ...newPayment('transfer', 't'), reference: 'left from before' };
    expect(cardReferenceOf([card(' 004512 '), transfer, card(''), card('77')])).toBe('004512, 77');
    expect(cardReferenceOf([card('9'.repeat(80))])).toHaveLength(60);
  });
});
