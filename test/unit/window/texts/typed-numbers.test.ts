import { describe, expect, it } from 'vitest';
import { readDiscount } from '../../../../src-renderer/features/counter/cart/read-discount.ts';
import { readPrice } from '../../../../src-renderer/features/counter/cart/read-price.ts';
import { parseEntry } from '../../../../src-renderer/features/counter/search/parse-entry.ts';
import { formatMoney, formatTimeLeft } from '../../../../src-renderer/lib/format/format.ts';
import { ivaRatesOn, shelfPriceOf } from '../../../../src-renderer/lib/format/iva.ts';
import { parseDecimal } from '../../../../src-renderer/lib/format/parse-decimal.ts';

describe('a number typed at the till', () => {
  it.each([
    ['12', '12'],
    ['12.50', '12.50'],
    ['12,5', '12.5'],
    ['.5', '0.5'],
    [' 3 ', '3'],
    ['3.', '3'],
  ])('%j is %s', (typed, number) => {
    expect(parseDecimal(typed, 2)).toBe(number);
  });

  it.each(['', '.', '-1', '1.234', '1,2,3', '1e3', 'doce', '1234567890123'])('%j is none', (typed) => {
    expect(parseDecimal(typed, 2)).toBeUndefined();
  });
});

describe('an entry of the search field', () => {
  it.each([
    ['7861001230012', '1', '7861001230012'],
    ['3*7861001230012', '3', '7861001230012'],
    ['0,5 * queso fresco', '0.5', 'queso fresco'],
    ['0*pan', '1', '0*pan'],
    ['  café  ', '1', 'café'],
  ])('%j is %s of %j', (typed, quantity, text) => {
    expect(parseEntry(typed)).toEqual({ quantity, text });
  });
});

describe('a discount', () => {
  const line = { quantity: '6', unitPrice: '0.652174' };

  it('in percent is taken of the whole line, in cents, and stays a percent', () => {
    expect(readDiscount('10%', line)).toEqual({ discount: '0.39', discountPercent: '10' });
    expect(readDiscount('12,5 %', line)).toEqual({ discount: '0.49', discountPercent: '12.5' });
  });

  it('in dollars is what was typed', () => {
    expect(readDiscount('1,5', line)).toEqual({ discount: '1.5', discountPercent: undefined });
  });

  it.each(['101%', '%', 'diez%', '1.555'])('is not %j', (typed) => {
    expect(readDiscount(typed, line)).toBeUndefined();
  });
});

describe('a unit price', () => {
  const net = { unitPrice: '1.00' };
  const shelf = { unitPrice: '1.00', includesIva: true };

  it('is before IVA or with it, as the price that stands', () => {
    expect(readPrice('4,35', net)).toEqual({ unitPrice: '4.35', includesIva: false });
    expect(readPrice('4,35', shelf)).toEqual({ unitPrice: '4.35', includesIva: true });
  });

  it.each(['5i', '5 i', '5.00 IVA'])('typed as %j includes it', (typed) => {
    expect(Number(readPrice(typed, net)?.unitPrice)).toBe(5);
    expect(readPrice(typed, net)?.includesIva).toBe(true);
  });

  it.each(['5s', '5 s', '5.00 SIN'])('typed as %j does not include it', (typed) => {
    expect(Number(readPrice(typed, shelf)?.unitPrice)).toBe(5);
    expect(readPrice(typed, shelf)?.includesIva).toBe(false);
  });

  it.each(['', 'i', '5x', '1.2345678'])('is not %j', (typed) => {
    expect(readPrice(typed, net)).toBeUndefined();
  });
});

describe('a price with IVA', () => {
  it('comes back to the cent after the tax is taken out of it', () => {
    for (const price of ['0.35', '0.99', '1.00', '4.50', '39.99', '1234.56']) {
      expect(shelfPriceOf({ unit_price_with_taxes: price }, 'iva_15')).toBe(price);
    }
  });

  it('offers only the rates in force', () => {
    expect(ivaRatesOn('2026-11-20').slice(0, 2)).toEqual(['iva_15', 'iva_0']);
    expect(ivaRatesOn('2026-11-20')).not.toContain('iva_12');
    expect(ivaRatesOn('2024-03-31')).not.toContain('iva_15');
  });
});

describe('what is shown', () => {
  it('groups thousands without passing through a float', () => {
    expect(formatMoney('1234567890.10')).toBe('$ 1,234,567,890.10');
    expect(formatMoney('999.99')).toBe('$ 999.99');
  });

  it('counts the fiscal day in hours and minutes', () => {
    expect(formatTimeLeft(18_720)).toBe('5 h 12 min');
    expect(formatTimeLeft(59)).toBe('0 min');
    expect(formatTimeLeft(-5)).toBe('0 min');
  });
});
