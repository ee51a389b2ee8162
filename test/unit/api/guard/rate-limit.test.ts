import { expect, it } from 'vitest';
import { makeRateLimit } from '../../../../src-main/api/guard/rate-limit.ts';

function spendAll(limit: ReturnType<typeof makeRateLimit>, token: string): number {
  let spent = 0;
  while (spent < 1000 && limit.spend(token).ok) spent += 1;
  return spent;
}

it('allows the burst, then the rate', () => {
  let now = 0;
  const limit = makeRateLimit({ perSecond: 50, burst: 100 }, () => now);
  expect(spendAll(limit, 'a')).toBe(100);
  expect(limit.spend('a')).toEqual({ ok: false, retryAfterSeconds: 1 });
  now = 500;
  expect(spendAll(limit, 'a')).toBe(25);
  now = 100_000;
  expect(spendAll(limit, 'a')).toBe(100);
});

it('says how long to wait at slow rates', () => {
  const limit = makeRateLimit({ perSecond: 0.1, burst: 1 }, () => 0);
  limit.spend('a');
  expect(limit.spend('a')).toEqual({ ok: false, retryAfterSeconds: 10 });
});

it('forgets none that is still empty, however many keys there are', () => {
  let now = 0;
  const limit = makeRateLimit({ perSecond: 1, burst: 2 }, () => now);
  for (let key = 0; key < 1500; key++) limit.spend(`key${key}`);
  expect(spendAll(limit, 'busy')).toBe(2);
  now = 900;
  expect(limit.spend('other').ok).toBe(true);
  expect(limit.spend('busy').ok).toBe(false);
});
