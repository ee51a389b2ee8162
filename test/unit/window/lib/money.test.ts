import { expect, it } from 'vitest';
import { formatMoney } from '../../../../src-renderer/lib/format/format.ts';

it.each([
  ['11.50', '$ 11.50'],
  ['-7.00', '−$ 7.00'],
  ['-7', '−$ 7'],
  ['0.00', '$ 0.00'],
  ['1234567.89', '$ 1,234,567.89'],
  ['-1234.5', '−$ 1,234.5'],
  ['0.123456', '$ 0.123456'],
])('money of %s is written %s', (amount, written) => {
  expect(formatMoney(amount)).toBe(written);
});
