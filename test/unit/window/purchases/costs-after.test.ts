import { expect, it } from 'vitest';
import type { PurchaseInventoryLine } from '../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { costsAfter } from '../../../../src-renderer/features/purchases/detail/inventory/costs/costs-after.ts';

const id = '00000000-0000-7000-8000-0000000000b1';

function aLine(product: { unit_cost?: string; on_hand?: string }, quantity: string, cost: string) {
  const line: PurchaseInventoryLine = {
    line: 0,
    description: 'ARROZ',
    quantity,
    cost,
    match: {
      kind: 'product',
      source: 'code',
      product: { product_id: id, code: 'ARZ', name: 'Arroz', tracks_lots: false, ...product },
      factor: '1',
    },
    quantity_in: quantity,
    unit_cost: String(Number(cost) / Number(quantity)),
  };
  return line;
}

it('adds up the lines of a product, and marks what is left at nothing or dearer than it ever was', () => {
  const there = { unit_cost: '1.50', on_hand: '5' };
  const one = aLine(there, '2', '2.00');
  expect(costsAfter('return', [one]).get(id)).toMatchObject({ after: '1.833333', isStrange: true });
  expect(costsAfter('return', [one, one]).get(id)).toMatchObject({ after: '3.50', isStrange: true });
  expect(costsAfter('return', [aLine(there, '2', '3.20')]).get(id)).toMatchObject({
    after: '1.433333',
    isStrange: false,
  });
  expect(costsAfter('discount', [one]).get(id)).toMatchObject({ after: '1.10', isStrange: false });
  expect(costsAfter('discount', [aLine(there, '1', '8.00')]).get(id)).toMatchObject({
    after: '0.00',
    isStrange: true,
  });
});

it('has nothing of what is not there, or has no cost', () => {
  expect(costsAfter('return', [aLine({}, '2', '2.00')])).toEqual(new Map());
  expect(costsAfter('return', [aLine({ unit_cost: '1.50', on_hand: '0' }, '2', '2.00')])).toEqual(new Map());
});
