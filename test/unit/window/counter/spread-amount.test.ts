import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import { spreadAmount } from '../../../../src-main/documents/values/spread-amount.ts';

const cents = (max: number) =>
  fc.integer({ min: 0, max }).map((value) => formatAmount(decimal(value).div(100)));
const totalOf = (amounts: readonly string[]) => sum(amounts.map(decimal));

describe('dollars spread over lines', () => {
  it('go in proportion', () => {
    expect(spreadAmount('3.00', ['10.00', '20.00'])).toEqual(['1.00', '2.00']);
  });

  it('give the cent that is left to the largest fraction', () => {
    expect(spreadAmount('0.10', ['1.00', '1.00', '1.00'])).toEqual(['0.04', '0.03', '0.03']);
    expect(spreadAmount('1.00', ['0.01', '99.99'])).toEqual(['0.00', '1.00']);
  });

  it('are never more than there is', () => {
    expect(spreadAmount('9.00', ['1.00', '0.50'])).toEqual(['1.00', '0.50']);
    expect(spreadAmount('9.00', ['0.00', '0.00'])).toEqual(['0.00', '0.00']);
    expect(spreadAmount('9.00', [])).toEqual([]);
  });

  it('are exactly what was spread, each within its line', () => {
    fc.assert(
      fc.property(
        cents(5_000_000),
        fc.array(cents(1_000_000), { minLength: 1, maxLength: 60 }),
        (total, over) => {
          const shares = spreadAmount(total, over);
          const most = totalOf(over);
          const expected = decimal(total).lt(most) ? decimal(total) : most;
          expect(totalOf(shares).toFixed(2)).toBe(expected.toFixed(2));
          for (const [index, share] of shares.entries()) {
            expect(decimal(share).lte(over[index] ?? '0')).toBe(true);
          }
        },
      ),
    );
  });
});
