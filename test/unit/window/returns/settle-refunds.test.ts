import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import type { RefundingNote } from '../../../../src-renderer/features/returns/form/refunds-in.ts';
import {
  isSplit,
  leftByMethod,
  paidAgain,
  settleRefunds,
} from '../../../../src-renderer/features/returns/form/settle-refunds.ts';

const inCash = { method: 'sin_sistema_financiero', amount: '10.00' } as const;
const byCard = { method: 'tarjeta_credito', amount: '20.00' } as const;
const sale = { payments: [inCash, byCard] };

const amount = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => formatAmount(decimal(cents).div(100)));
const payment = fc.record({
  method: fc.constantFrom(
    'sin_sistema_financiero' as const,
    'tarjeta_credito' as const,
    'tarjeta_debito' as const,
    'otros_sistema_financiero' as const,
    'endoso_titulos' as const,
  ),
  amount,
  term: fc.constantFrom(undefined, { length: 30, unit: 'days' as const }),
});
const payments = fc.array(payment, { minLength: 1, maxLength: 5 });
const totalOf = (parts: readonly { amount: string }[]) => sum(parts.map((part) => decimal(part.amount)));

describe('the same sale to the right customer', () => {
  it('is paid as the other was: in its forms, and on credit until the same day', () => {
    const onCredit = {
      method: 'otros_sistema_financiero',
      amount: '5.00',
      term: { length: 30, unit: 'days' },
    };
    const paid = { payments: [inCash, byCard, { ...onCredit } as const] } as Parameters<typeof paidAgain>[0];
    const { refunds } = settleRefunds('35.00', leftByMethod(paid, []), {});
    expect(paidAgain(paid, refunds)).toEqual([inCash, byCard, onCredit]);
  });
});

describe('the split of what is given back', () => {
  it('proposes what the sale was paid with, in proportion', () => {
    const left = leftByMethod(sale, []);
    expect(isSplit(left)).toBe(true);
    expect(settleRefunds('30.00', left, {}).refunds).toEqual([inCash, byCard]);
    expect(settleRefunds('10.00', left, {}).refunds).toEqual([
      { ...inCash, amount: '3.33' },
      { ...byCard, amount: '6.67' },
    ]);
    expect(isSplit(leftByMethod({ payments: [inCash] }, []))).toBe(false);
  });

  it('adds up to the cent, whatever was paid and whatever comes back in however many returns', () => {
    fc.assert(
      fc.property(payments, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }), (paid, percents) => {
        const notes: RefundingNote[] = [];
        let open = totalOf(paid);
        for (const percent of [...percents, 100]) {
          const total = formatAmount(open.times(percent).div(100));
          const left = leftByMethod({ payments: paid }, notes);
          const { refunds, isSettled, missing } = settleRefunds(total, left, {});
          expect([isSettled, missing, formatAmount(totalOf(refunds))]).toEqual([true, '0.00', total]);
          for (const { method, amount: given } of refunds) {
            const most = left.find((one) => one.method === method)?.left;
            expect(most && decimal(given).lte(most), `${method} ${given} of ${most}`).toBe(true);
          }
          notes.push({ total, refunds, metadata: {} });
          open = open.minus(total);
        }
        expect(open.eq(0)).toBe(true);
      }),
    );
  });

  it('gives the last return what earlier ones left of each', () => {
    const cash = { total: '4.00', metadata: { refund_method: 'sin_sistema_financiero' } };
    expect(settleRefunds('26.00', leftByMethod(sale, [cash]), {}).refunds).toEqual([
      { ...inCash, amount: '6.00' },
      byCard,
    ]);
  });

  it('takes what is typed and leaves the rest to the others', () => {
    const left = leftByMethod(sale, []);
    expect(settleRefunds('30.00', left, { sin_sistema_financiero: '2,5' }).refunds).toEqual([
      { ...inCash, amount: '2.50' },
      { ...byCard, amount: '27.50' },
    ]);
    const both = { sin_sistema_financiero: '2.50', tarjeta_credito: '20' };
    expect(settleRefunds('30.00', left, both)).toMatchObject({ missing: '7.50', isSettled: false });
    expect(settleRefunds('20.00', left, both)).toMatchObject({ missing: '-2.50', isSettled: false });
    expect(settleRefunds('30.00', left, { tarjeta_credito: 'x' })).toMatchObject({ isSettled: false });
  });
});
