import { expect, it } from 'vitest';
import { isChangedSince } from '../../../../src-renderer/features/purchases/detail/inventory/costs/changed-since.ts';

const productId = '00000000-0000-7000-8000-0000000000b1';
const receipt = {
  id: '00000000-0000-7000-8000-0000000000b2',
  effect: 'entry' as const,
  entered_at: '2026-11-20T15:00:00.000Z',
  iva_in_cost: false,
  freight: '6.00',
  total: '26.00',
  lines: [{ line: 1, product_id: productId, quantity: '10', cost: '26.00' }],
  products: [],
};
const noGoods = { line: 0, description: 'Transporte', quantity: '1', cost: '6.00' };
const honey = { line: 1, description: 'MIEL', quantity: '10', cost: '20.00' };

it('compares what entered with the lines as they are, without the freight that was added', () => {
  expect(isChangedSince({ receipt, lines: [noGoods, honey] })).toBe(false);
  expect(isChangedSince({ receipt, lines: [noGoods, { ...honey, cost: '18.00' }] })).toBe(true);
  expect(isChangedSince({ receipt, lines: [noGoods] })).toBe(true);
});
