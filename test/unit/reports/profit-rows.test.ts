import { expect, it } from 'vitest';
import { profitRowsOf } from '../../../src-main/reports/profit/profit-rows.ts';

it('leaves out what came to nothing, and adds up what is of one category', () => {
  const sold = [
    { category: 'A', quantity: 2_000_000, base: 2000, cost: 12_000_000 },
    { category: 'A', quantity: -1_000_000, base: -1000, cost: -6_000_000 },
    { category: 'B', quantity: 0, base: 0, cost: 0 },
    { category: 'C', quantity: 1_000_000, base: 0, cost: 0 },
  ];
  expect(profitRowsOf(sold, ({ category }) => [category, category])).toMatchObject([
    { key: 'A', quantity: '1', base: '10.00', cost: '6.00', profit: '4.00' },
    { key: 'C', quantity: '1', base: '0.00', cost: '0.00', profit: '0.00' },
  ]);
});
