import { expect, it } from 'vitest';
import { averageAfterCredit } from '../../../../src-main/documents/costs/average-after-credit.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';

const after = (onHand: string, average: string, returned: string, credit: string) =>
  averageAfterCredit({
    onHand: decimal(onHand),
    average,
    returned: decimal(returned),
    credit: decimal(credit),
  });

it('spreads what is left of the value over what is left', () => {
  expect(after('20', '1.50', '5', '10.00')).toBe('1.333333');
  expect(after('12', '1.50', '0', '3.00')).toBe('1.25');
});

it('never comes to less than nothing, and stays where nothing is left', () => {
  expect(after('5', '1.50', '4', '8.00')).toBe('0.00');
  expect(after('4', '1.20', '4', '4.00')).toBe('1.20');
  expect(after('-2', '1.20', '1', '1.00')).toBe('1.20');
});

it('may come to more than was ever paid, where most of it was sold at another cost', () => {
  expect(after('5', '1.50', '4', '4.00')).toBe('3.50');
});
