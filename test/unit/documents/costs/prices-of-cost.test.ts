import { expect, it } from 'vitest';
import { marginOf } from '../../../../src-main/documents/costs/margin.ts';
import { priceKeepingMargin } from '../../../../src-main/documents/costs/price-keeping-margin.ts';
import { priceWithMargin } from '../../../../src-main/documents/costs/price-with-margin.ts';

it('keeps the margin of a price when the cost rises, as the price was stated, up to a cent', () => {
  const rose = { before: '1.00', after: '1.10' };
  expect(priceKeepingMargin({ unit_price: '2.00' }, rose)).toEqual({ unit_price: '2.20' });
  const both = { unit_price: '2.00', unit_price_with_taxes: '2.30' };
  expect(priceKeepingMargin(both, rose)).toEqual({ unit_price_with_taxes: '2.53' });
  expect(priceKeepingMargin({ unit_price: '1.99' }, { before: '0.90', after: '1.00' })).toEqual({
    unit_price: '2.22',
  });
  expect(Number(marginOf('2.22', '1.00'))).toBeGreaterThanOrEqual(Number(marginOf('1.99', '0.90')));
});

it('proposes no price where the margin did not fall, or nobody knows what it was', () => {
  const price = { unit_price: '2.00' };
  expect(priceKeepingMargin(price, { before: '1.00', after: '1.00' })).toBeUndefined();
  expect(priceKeepingMargin(price, { before: '1.00', after: '0.90' })).toBeUndefined();
  expect(priceKeepingMargin(price, { before: undefined, after: '0.90' })).toBeUndefined();
  expect(priceKeepingMargin(price, { before: '0.00', after: '0.90' })).toBeUndefined();
  expect(priceKeepingMargin({ unit_price: '0.00' }, { before: '0.50', after: '0.90' })).toBeUndefined();
});

it('makes a price of a cost and a margin, with its IVA', () => {
  expect(priceWithMargin('1.00', { percent: '50', ivaPercent: '0' })).toBe('2.00');
  expect(priceWithMargin('1.00', { percent: '30', ivaPercent: '15' })).toBe('1.65');
  expect(priceWithMargin('1.00', { percent: '100', ivaPercent: '15' })).toBeUndefined();
});
