import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRoundings } from '../../../../src-main/contract/catalog/price-change.ts';
import { newPrice, roundPrice } from '../../../../src-main/counter/catalog/prices/new-price.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';

describe('a round price', () => {
  it.for([
    ['1.234', 'cent', '1.23'],
    ['1.235', 'cent', '1.24'],
    ['1.22', 'five_cents', '1.20'],
    ['1.225', 'five_cents', '1.25'],
    ['1.25', 'ten_cents', '1.30'],
    ['1.24', 'ten_cents', '1.20'],
    ['1.40', 'ninety_nine', '0.99'],
    ['1.50', 'ninety_nine', '1.99'],
    ['9.99', 'ninety_nine', '9.99'],
    ['0.30', 'ninety_nine', '-0.01'],
  ] as const)('%s, %s, is %s', ([price, rounding, round]) => {
    expect(roundPrice(decimal(price), rounding).toFixed(2)).toBe(round);
  });

  it('is the nearest of its kind, and stays when it is rounded again', () => {
    const steps = { cent: 1, five_cents: 5, ten_cents: 10, ninety_nine: 100 } as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom(...priceRoundings),
        (mills, rounding) => {
          const price = decimal(mills).div(1000);
          const round = roundPrice(price, rounding);
          const cents = round.times(100);
          expect(
            cents
              .plus(rounding === 'ninety_nine' ? 1 : 0)
              .mod(steps[rounding])
              .eq(0),
          ).toBe(true);
          expect(round.minus(price).abs().times(200).lte(steps[rounding])).toBe(true);
          expect(roundPrice(round, rounding).eq(round)).toBe(true);
        },
      ),
    );
  });
});

describe('a new price', () => {
  const change = (kind: 'percent' | 'amount', value: string) => ({ kind, value });
  const product = { unit_price: '4.00', iva: 'iva_15' } as const;

  it.for([
    {
      how: change('percent', '10'),
      basis: 'with_iva',
      rounding: 'five_cents',
      price: { unit_price_with_taxes: '5.05' },
    },
    { how: change('percent', '-50'), basis: 'without_iva', rounding: 'cent', price: { unit_price: '2.00' } },
    { how: change('amount', '0.25'), basis: 'without_iva', rounding: 'cent', price: { unit_price: '4.25' } },
    { how: change('amount', '-4'), basis: 'without_iva', rounding: 'cent', price: undefined },
    { how: change('percent', '-99.99'), basis: 'with_iva', rounding: 'ten_cents', price: undefined },
  ] as const)(
    '$how on the price $basis, rounded to $rounding, is $price',
    ({ how, basis, rounding, price }) => {
      expect(newPrice(product, { change: how, basis, rounding })).toEqual(price);
    },
  );

  it.for([
    { basis: 'with_iva', price: { unit_price_with_taxes: '6.55' } },
    { basis: 'without_iva', price: { unit_price: '5.70' } },
  ] as const)(
    'of one with IVA counts from what the customer pays or from what is left of it: $basis',
    (at) => {
      const shelf = { unit_price_with_taxes: '6.25', iva: 'iva_15' } as const;
      const how = { change: change('percent', '5'), basis: at.basis, rounding: 'five_cents' } as const;
      expect(newPrice(shelf, how)).toEqual(at.price);
      expect(newPrice(shelf, { ...how, change: change('percent', '0'), rounding: 'cent' })).toEqual(
        at.basis === 'with_iva' ? { unit_price_with_taxes: '6.25' } : { unit_price: '5.43' },
      );
    },
  );

  it('keeps the decimals of a price that does not change', () => {
    const unchanged = newPrice(
      { unit_price: '3.913043', iva: 'iva_15' },
      { change: change('percent', '0'), basis: 'with_iva', rounding: 'cent' },
    );
    expect(unchanged).toEqual({ unit_price: '3.913043' });
  });
});
