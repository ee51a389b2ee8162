import { expect, it } from 'vitest';
import { makeSlowDown } from '../../../../src-main/api/guard/slow-down.ts';

const never = new AbortController().signal;

async function timed(work: Promise<void>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

it('doubles the delay, never over two seconds', async () => {
  const slowDown = makeSlowDown(() => 0);
  const delays = await Promise.all(Array.from({ length: 10 }, () => timed(slowDown.failure(never))));
  expect(delays[0]).toBeLessThan(200);
  expect(delays[3]).toBeGreaterThan(150);
  expect(delays[6]).toBeGreaterThan(1200);
  expect(Math.max(...delays)).toBeLessThan(2600);
});

it('forgets after a minute without failures', async () => {
  let now = 0;
  const slowDown = makeSlowDown(() => now);
  const before = Array.from({ length: 8 }, () => slowDown.failure(never));
  now = 61_000;
  expect(await timed(slowDown.failure(never))).toBeLessThan(200);
  await Promise.all(before);
});

it('waits no longer for a client that has gone', async () => {
  const slowDown = makeSlowDown(() => 0);
  const gone = AbortSignal.abort();
  const all = timed(
    Promise.all(Array.from({ length: 12 }, () => slowDown.failure(gone))).then(() => undefined),
  );
  expect(await all).toBeLessThan(200);
});
