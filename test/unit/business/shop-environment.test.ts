import { expect, it } from 'vitest';
import { makeShopEnvironment } from '../../../src-main/business/set-up/shop-environment.ts';

function shopOf(facts: { finishedAt?: string; hasIssuedLive: boolean }) {
  let calls = 0;
  const environment = makeShopEnvironment({
    decisions: async () => ({ skipped: [], finishedAt: facts.finishedAt }),
    hasIssuedLive: async () => facts.hasIssuedLive,
  });
  environment.onLive(() => {
    calls += 1;
  });
  return { environment, calls: () => calls };
}

it.for([
  [{ hasIssuedLive: false }, 'sandbox'],
  [{ hasIssuedLive: true }, 'live'],
  [{ hasIssuedLive: false, finishedAt: '2026-11-28T10:00:00.000Z' }, 'live'],
] as const)('a shop of which is known %o works in %s', async ([facts, expected]) => {
  expect(await shopOf(facts).environment.read()).toBe(expected);
});

it('a shop becomes a live one once, however often and at whatever instant it is asked about', async () => {
  const facts = { hasIssuedLive: false };
  const { environment, calls } = shopOf(facts);
  await environment.read();
  expect(calls()).toBe(0);
  facts.hasIssuedLive = true;
  await Promise.all([environment.read(), environment.read()]);
  facts.hasIssuedLive = false;
  expect(await environment.read()).toBe('live');
  expect(calls()).toBe(1);
});
