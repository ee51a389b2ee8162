import { expect, it } from 'vitest';
import { makeOneByOne } from '../../../src-main/portal/one-by-one.ts';

it('does one after the other, turns away what would wait behind too many, and survives what fails', async () => {
  const oneByOne = makeOneByOne(1);
  const order: string[] = [];
  let finish: () => void = () => {};
  const first = oneByOne(async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    order.push('first ends');
    throw new Error('the first failed');
  });
  const second = oneByOne(async () => {
    order.push('second');
    return 2;
  });
  expect(await oneByOne(async () => 3)).toBeUndefined();
  finish();
  await expect(first).rejects.toThrow('the first failed');
  expect(await second).toBe(2);
  expect(await oneByOne(async () => 3)).toBe(3);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});
