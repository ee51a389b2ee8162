import { expect, it } from 'vitest';
import { faultTargetOf } from '../../../../src-renderer/features/counter/charge/fault-target.ts';

it.each([
  ['/buyer/identification', { kind: 'buyer' }],
  ['/lines/2/quantity', { kind: 'line', index: 2 }],
  ['/lines', { kind: 'sale' }],
  ['/payments/0/amount', { kind: 'payment', index: 0 }],
  ['/additional_info/0/value', { kind: 'sale' }],
  [undefined, { kind: 'sale' }],
])('%s is about %j', (pointer, target) => {
  expect(faultTargetOf(pointer)).toEqual(target);
});
