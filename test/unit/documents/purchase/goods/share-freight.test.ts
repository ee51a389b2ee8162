import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareFreight } from '../../../../../src-main/documents/purchase/goods/share-freight.ts';
import { decimal, formatAmount, sum } from '../../../../../src-main/documents/values/decimal.ts';

const shared = (costs: readonly string[], freight: string) =>
  shareFreight(costs.map(decimal), decimal(freight)).map(formatAmount);

it('shares freight by what goods cost, the cents left over to those that lost most', () => {
  expect(shared(['30.00', '10.00'], '8.00')).toEqual(['36.00', '12.00']);
  expect(shared(['10.00', '10.00', '10.00'], '1.00')).toEqual(['10.34', '10.33', '10.33']);
  expect(shared(['1.00', '0.00', '99.00'], '0.01')).toEqual(['1.00', '0.00', '99.01']);
});

it('shares it evenly over what costs nothing, and over nothing not at all', () => {
  expect(shared(['0.00', '0.00'], '0.03')).toEqual(['0.02', '0.01']);
  expect(shared([], '5.00')).toEqual([]);
});

it('comes to the cost of the goods and the freight, to the cent, each within a cent of its share', () => {
  const cents = (max: number) =>
    fc.integer({ min: 0, max }).map((value) => formatAmount(decimal(value).div(100)));
  fc.assert(
    fc.property(
      fc.array(cents(500_000), { minLength: 1, maxLength: 30 }),
      cents(100_000),
      (costs, freight) => {
        const after = shareFreight(costs.map(decimal), decimal(freight));
        const before = sum(costs.map(decimal));
        expect(formatAmount(sum(after))).toBe(formatAmount(before.plus(freight)));
        for (const [index, cost] of costs.entries()) {
          const exact = before.gt(0)
            ? decimal(freight).times(cost).div(before)
            : decimal(freight).div(costs.length);
          const share = (after[index] ?? decimal(0)).minus(cost);
          expect(Number(share.minus(exact).abs())).toBeLessThan(0.01);
        }
      },
    ),
  );
});
