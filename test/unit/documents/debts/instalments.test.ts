import { describe, expect, it } from 'vitest';
import { dueDate, instalmentsOf } from '../../../../src-main/documents/debts/instalments.ts';
import { invoiceBody } from '../../../../src-main/documents/invoice/body.ts';
import { computeInvoice } from '../../../../src-main/documents/invoice/compute.ts';
import { anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';

function sold(parts: Partial<InvoiceInput>) {
  const computed = computeInvoice(invoiceBody.parse(anInvoiceBody(parts)), {
    issueDate: '2026-01-31',
    issuerRuc: '1799999990001',
    customers: new Map(),
    documents: new Map(),
  });
  if (!computed.ok) throw new Error(JSON.stringify(computed.faults));
  return instalmentsOf(computed.value, '2026-01-31').map(({ dueOn, amount }) => [dueOn, amount.toFixed(2)]);
}

const cash = { method: 'sin_sistema_financiero' } as const;
const later = (length: number, unit: 'days' | 'weeks' | 'months' | 'years' = 'days') =>
  ({ method: 'otros_sistema_financiero', term: { length, unit } }) as const;

describe('what a document leaves to be paid later', () => {
  it('is each payment with a term, on the day it ends, and those of one day together', () => {
    const payments = [
      { ...cash, amount: '3.00' },
      { ...later(2, 'months'), amount: '10.00' },
      { ...later(30), amount: '4.00' },
      { ...later(30), amount: '6.00' },
    ];
    expect(sold({ payments })).toEqual([
      ['2026-03-02', '10.00'],
      ['2026-03-31', '10.00'],
    ]);
  });

  it('is the whole document where its one payment has a term', () => {
    expect(sold({ payments: [later(8)] })).toEqual([['2026-02-08', '23.00']]);
  });

  it('is nothing of what was paid at once, nor of a final consumer', () => {
    expect(sold({ payments: [cash] })).toEqual([]);
    const buyer = { identification_type: 'consumidor_final' } as const;
    expect(sold({ buyer, payments: [later(30)] })).toEqual([]);
  });
});

describe('the day a term ends', () => {
  it.for([
    ['2026-11-21', { length: 1, unit: 'days' }, '2026-11-22'],
    ['2026-11-21', { length: 2, unit: 'weeks' }, '2026-12-05'],
    ['2026-01-31', { length: 1, unit: 'months' }, '2026-02-28'],
    ['2027-12-31', { length: 2, unit: 'months' }, '2028-02-29'],
    ['2028-02-29', { length: 1, unit: 'years' }, '2029-02-28'],
    ['2026-11-21', { length: 9999, unit: 'years' }, '9999-12-31'],
  ] as const)('after %s of %o is %s', ([issued, term, due]) => {
    expect(dueDate(issued, term)).toBe(due);
  });
});
