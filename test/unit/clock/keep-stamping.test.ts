import { expect, it, onTestFinished, vi } from 'vitest';
import { keepStamping } from '../../../src-main/clock/keep-stamping.ts';

it('stamps at once, at every interval and at the end, one after the other, whatever fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const failures: unknown[] = [];
  let stamps = 0;
  let under = 0;
  const stamp = async () => {
    expect(under).toBe(0);
    under += 1;
    // Five intervals long.
    await new Promise((resolve) => setTimeout(resolve, 5));
    under -= 1;
    stamps += 1;
    if (stamps === 2) throw new Error('the disk is full');
  };
  const keeping = keepStamping({ stamp }, { everyMs: 1, failed: (reason) => failures.push(reason) });
  await vi.advanceTimersByTimeAsync(24);
  expect(stamps).toBe(4);
  const stopping = keeping.stop();
  await vi.advanceTimersByTimeAsync(100);
  await stopping;
  const after = stamps;
  expect(after).toBeGreaterThan(4);
  expect(failures).toEqual([new Error('the disk is full')]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stamps).toBe(after);
});
