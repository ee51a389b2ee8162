import { expect, it } from 'vitest';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { openShop } from '../../../support/shops/shop.ts';

it('numbers each environment by its own series: the first live invoice is 1, whatever was tried before', async () => {
  const shop = await openShop();
  const numberIn = async (environment: Environment) => {
    const reply = await shop.attempt({}, await shop.caller(environment));
    return reply.ok ? reply.value.document.number : reply.problem.code;
  };
  const numbers = [];
  for (const environment of ['test', 'live', 'test', 'live'] as const) {
    numbers.push(await numberIn(environment));
  }
  expect(numbers).toEqual([1, 1, 2, 2].map((number) => `001-001-${String(number).padStart(9, '0')}`));
});
