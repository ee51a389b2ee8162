import { describe, expect, it } from 'vitest';
import {
  decimal,
  formatAmount,
  formatQuantity,
  formatUnitPrice,
  sum,
  toCents,
} from '../../../../src-main/documents/values/decimal.ts';

describe('rounding to cents', () => {
  it.each([
    ['0.004', '0.00'],
    ['0.005', '0.01'],
    ['0.0049999999', '0.00'],
    ['0.015', '0.02'],
    ['0.025', '0.03'],
    ['1.005', '1.01'],
    ['1.115', '1.12'],
    ['8.345', '8.35'],
    ['14.775', '14.78'],
    ['99.999999', '100.00'],
    ['999999999999.995', '1000000000000.00'],
  ])('takes %s half up to %s', (exact, cents) => {
    expect(formatAmount(toCents(decimal(exact)))).toBe(cents);
  });
});

describe('decimals as they travel', () => {
  it.each([
    ['0', '0.00'],
    ['1e2', '100.00'],
    ['1234.5', '1234.50'],
    ['000012', '12.00'],
  ])('writes the amount %s as %s', (value, amount) => {
    expect(formatAmount(decimal(value))).toBe(amount);
  });

  it.each([
    ['3.000000', '3'],
    ['0', '0'],
    ['100', '100'],
    ['0.125', '0.125'],
    ['0.100000', '0.1'],
    ['0.000001', '0.000001'],
    ['1500.50', '1500.5'],
  ])('writes the quantity %s as %s', (value, quantity) => {
    expect(formatQuantity(decimal(value))).toBe(quantity);
  });

  it.each([
    ['10', '10.00'],
    ['0', '0.00'],
    ['33.333333', '33.333333'],
    ['3.250000', '3.25'],
    ['3.125000', '3.125'],
    ['0.000001', '0.000001'],
  ])('writes the unit price %s as %s', (value, price) => {
    expect(formatUnitPrice(decimal(value))).toBe(price);
  });

  it('adds without the errors of binary numbers', () => {
    expect(formatAmount(sum(Array.from({ length: 10 }, () => decimal('0.10'))))).toBe('1.00');
    expect(formatAmount(sum([]))).toBe('0.00');
  });
});
