import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CashDocumentType, cashMethod } from '../../../../../src-main/contract/counter/cash-session.ts';
import { denominationNames, denominations } from '../../../../../src-main/contract/counter/denominations.ts';
import type {
  CashContents,
  CashDocument,
} from '../../../../../src-main/counter/cash/reports/cash-contents.ts';
import { cashTotalsOf } from '../../../../../src-main/counter/cash/reports/cash-totals.ts';
import { countCash, isSameCount } from '../../../../../src-main/counter/cash/reports/count-cash.ts';
import { paymentMethods } from '../../../../../src-main/documents/body/payment.ts';
import { documentStatuses } from '../../../../../src-main/documents/kinds.ts';
import { keysOf } from '../../../../../src-main/documents/values/keys-of.ts';

/** Whole cents are the arithmetic that the tests check the program's decimals with. */
function amountOf(cents: bigint): string {
  const [sign, digits] = [cents < 0n ? '-' : '', String(cents < 0n ? -cents : cents).padStart(3, '0')];
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function centsOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

function total(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => sum + centsOf(amount), 0n);
}

const cents = fc.bigInt({ min: 0n, max: 99_999_999_999n });
const method = fc.constantFrom(...keysOf(paymentMethods));

/** A document whose payments come to its total, as an invoice's must. */
const document = fc
  .record({
    type: fc.constantFrom<CashDocumentType>('invoice', 'debit_note', 'credit_note'),
    status: fc.constantFrom(...documentStatuses),
    replaced: fc.boolean(),
    parts: fc.array(fc.record({ method, cents, onCredit: fc.boolean() }), { minLength: 1, maxLength: 4 }),
    refundMethod: fc.option(method, { nil: undefined }),
    isSplit: fc.boolean(),
  })
  .map(({ type, status, replaced, parts, refundMethod, isSplit }): CashDocument => {
    const sum = amountOf(parts.reduce((before, part) => before + part.cents, 0n));
    const payments = parts.map((part) => ({
      method: part.method,
      amount: amountOf(part.cents),
      ...(part.onCredit && { term: { length: 30, unit: 'days' } as const }),
    }));
    const isRefund = type === 'credit_note';
    return {
      type,
      number: '001-001-000000001',
      status,
      replaced,
      subtotal: sum,
      iva: '0.00',
      total: sum,
      payments: isRefund ? [] : payments,
      ...(isRefund && refundMethod && { refundMethod }),
      ...(isRefund && isSplit && { refunds: payments.map(({ method, amount }) => ({ method, amount })) }),
    };
  });
const documents = fc.array(document, { maxLength: 30 });
const movements = fc.array(fc.record({ direction: fc.constantFrom('in', 'out'), cents }), { maxLength: 10 });

function contentsOf(parts: Partial<CashContents>): CashContents {
  const someone = { id: '01970000-0000-7000-8000-000000000001', name: 'Ana' };
  return {
    id: '01970000-0000-7000-8000-000000000002',
    environment: 'test',
    business: { ruc: '1799999990001', legal_name: 'ALMACENES EJEMPLO S.A.' },
    till: { id: someone.id, name: 'Caja 1', establishment: '001', emission_point: '001' },
    operator: someone,
    openedAt: '2026-11-21T17:00:00.000Z',
    openingFloat: '0.00',
    movements: [],
    receivedPayments: [],
    documents: [],
    ...parts,
  };
}

function movementsOf(list: readonly { direction: 'in' | 'out'; cents: bigint }[]): CashContents['movements'] {
  return list.map((movement) => ({
    object: 'cash_movement',
    id: '01970000-0000-7000-8000-000000000003',
    cash_session_id: '01970000-0000-7000-8000-000000000002',
    direction: movement.direction,
    amount: amountOf(movement.cents),
    reason: 'prueba',
    operator: { id: '01970000-0000-7000-8000-000000000001', name: 'Ana' },
    created_at: '2026-11-21T17:00:00.000Z',
  }));
}

describe('the totals of a cash session', () => {
  it('come to the same by document and by form of payment, to the cent', () => {
    fc.assert(
      fc.property(documents, (list) => {
        const totals = cashTotalsOf(contentsOf({ documents: list }));
        expect(total(totals.methods.map(({ net }) => net))).toBe(centsOf(totals.net));
        expect(
          totals.sales.count + totals.debit_notes.count + totals.refunds.count + totals.annulled.count,
        ).toBe(list.length);
        const all = total([
          totals.sales.total,
          totals.debit_notes.total,
          totals.refunds.total,
          totals.annulled.total,
        ]);
        expect(all).toBe(total(list.map((one) => one.total)));
      }),
    );
  });

  it('expect in the drawer the float, what was paid in cash and put in, less what was given back and taken out', () => {
    fc.assert(
      fc.property(documents, movements, cents, (list, moves, float) => {
        const openingFloat = amountOf(float);
        const { cash, methods } = cashTotalsOf(
          contentsOf({ documents: list, openingFloat, movements: movementsOf(moves) }),
        );
        const drawer = methods.find((row) => row.method === cashMethod && !row.on_credit);
        const moved = moves.reduce(
          (sum, { direction, cents: by }) => sum + (direction === 'in' ? by : -by),
          0n,
        );
        expect(centsOf(cash.expected)).toBe(float + centsOf(drawer?.net ?? '0.00') + moved);
        expect([cash.paid, cash.refunded]).toEqual([drawer?.paid ?? '0.00', drawer?.refunded ?? '0.00']);
      }),
    );
  });

  it('of two halves come to those of the whole', () => {
    fc.assert(
      fc.property(documents, documents, (some, others) => {
        const [whole, first, second] = [[...some, ...others], some, others].map((list) =>
          cashTotalsOf(contentsOf({ documents: list })),
        );
        expect(centsOf(whole?.net ?? '')).toBe(centsOf(first?.net ?? '') + centsOf(second?.net ?? ''));
        expect(centsOf(whole?.cash.expected ?? '')).toBe(
          centsOf(first?.cash.expected ?? '') + centsOf(second?.cash.expected ?? ''),
        );
      }),
    );
  });

  it('leave out what was annulled, but not what another document stands in the place of', () => {
    const sale = {
      type: 'invoice',
      number: '001-001-000000001',
      status: 'annulled',
      replaced: false,
      subtotal: '10.00',
      iva: '0.00',
      total: '10.00',
      payments: [{ method: cashMethod, amount: '10.00' }],
    } as const satisfies CashDocument;
    expect(cashTotalsOf(contentsOf({ documents: [sale] })).cash.expected).toBe('0.00');
    const replaced = contentsOf({ documents: [{ ...sale, replaced: true }] });
    expect(cashTotalsOf(replaced)).toMatchObject({ sales: { count: 1 }, cash: { expected: '10.00' } });
  });

  it('are zero, and not minus zero, of nothing', () => {
    expect(cashTotalsOf(contentsOf({}))).toMatchObject({
      net: '0.00',
      cash: { expected: '0.00' },
      methods: [],
    });
  });
});

describe('counting the drawer', () => {
  const count = fc
    .uniqueArray(fc.constantFrom(...denominationNames))
    .chain((names) =>
      fc.tuple(
        ...names.map((denomination) =>
          fc.record({ denomination: fc.constant(denomination), quantity: fc.nat(5000) }),
        ),
      ),
    );

  it('adds up each denomination to the cent, and tells how far it is from what should be there', () => {
    fc.assert(
      fc.property(count, cents, (counted, expected) => {
        const result = countCash(counted, amountOf(expected));
        const sum = counted.reduce(
          (before, { denomination, quantity }) =>
            before + centsOf(denominations[denomination].value) * BigInt(quantity),
          0n,
        );
        expect(centsOf(result.counted)).toBe(sum);
        expect(centsOf(result.difference)).toBe(sum - expected);
        expect(total(result.denominations.map(({ amount }) => amount))).toBe(sum);
      }),
    );
  });

  it('knows the same count again in any order, with or without zeros, and no other', () => {
    fc.assert(
      fc.property(count, (counted) => {
        const before = countCash(counted, '0.00');
        expect(isSameCount(counted.toReversed(), before)).toBe(true);
        expect(
          isSameCount(
            counted.filter(({ quantity }) => quantity > 0),
            before,
          ),
        ).toBe(true);
        const [first, ...rest] = counted;
        if (!first) return;
        expect(isSameCount([{ ...first, quantity: first.quantity + 1 }, ...rest], before)).toBe(false);
      }),
    );
  });
});
