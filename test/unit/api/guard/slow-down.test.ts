import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeSlowDown } from '../../../../src-main/api/guard/slow-down.ts';

const never = new AbortController().signal;

/** Waits for nothing, and keeps how long it was asked to. */
function recordedPauses() {
  const delays: number[] = [];
  const pause = async (delayMs: number) => {
    delays.push(delayMs);
  };
  return { delays, pause };
}

it('doubles the delay, never over two seconds', async () => {
  const { delays, pause } = recordedPauses();
  const slowDown = makeSlowDown(() => 0, pause);
  for (let failures = 0; failures < 10; failures += 1) await slowDown.failure(never);
  expect(delays).toEqual([20, 40, 80, 160, 320, 640, 1280, 2000, 2000, 2000]);
});

it('forgets after a minute without failures', async () => {
  let now = 0;
  const { delays, pause } = recordedPauses();
  const slowDown = makeSlowDown(() => now, pause);
  for (let failures = 0; failures < 3; failures += 1) await slowDown.failure(never);
  now = 60_000;
  await slowDown.failure(never);
  now = 121_000;
  await slowDown.failure(never);
  expect(delays).toEqual([20, 40, 80, 160, 20]);
});

it('really waits, but no longer for a client that has gone', async () => {
  const slowDown = makeSlowDown(() => 0);
  const ended: string[] = [];
  // Timers that were set in one turn end in the order of their delays, however late the machine is.
  await Promise.all([
    slowDown.failure(never).then(() => ended.push('the failure')),
    sleep(10).then(() => ended.push('a shorter timer')),
  ]);
  expect(ended).toEqual(['a shorter timer', 'the failure']);
  const gone = AbortSignal.abort();
  const all = Promise.all(Array.from({ length: 12 }, () => slowDown.failure(gone)));
  // Who waits for no timer is done before the turn ends.
  expect(await Promise.race([all, endOfTurn('still waits')])).not.toBe('still waits');
});
