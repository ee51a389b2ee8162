import { expect, it } from 'vitest';
import { isBelowCost } from '../../../../src-main/documents/costs/below-cost.ts';
import { marginOf } from '../../../../src-main/documents/costs/margin.ts';

it.each([
  ['10.00', '7.50', '25.0'],
  ['10.00', '12.00', '-20.0'],
  ['3.00', '2.00', '33.3'],
  // 0.05 % is rounded up.
  ['20.00', '19.99', '0.1'],
  ['0.00', '1.00', undefined],
])('of a price of %s that cost %s there is earned %s percent', (price, cost, margin) => {
  expect(marginOf(price, cost)).toBe(margin);
});

it.each([
  ['8.99', '3', '3.00', true],
  ['9.00', '3', '3.00', false],
  // The net amount has cents, its cost does not: 0.333 × 3.00 is 1.00 to the cent.
  ['1.00', '0.333', '3.00', false],
  ['0.99', '0.333', '3.00', true],
])('a line of %s for %s at a cost of %s is below it: %s', (net, quantity, cost, below) => {
  expect(isBelowCost({ net, quantity }, cost)).toBe(below);
});
