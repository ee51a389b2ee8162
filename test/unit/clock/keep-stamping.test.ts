import { expect, it } from 'vitest';
import { keepStamping } from '../../../src-main/clock/keep-stamping.ts';
import { eventually } from '../../support/eventually.ts';

it('stamps at once, at every interval and at the end, one after the other, whatever fails', async () => {
  const failures: unknown[] = [];
  let stamps = 0;
  let under = 0;
  const stamp = async () => {
    expect(under).toBe(0);
    under += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    under -= 1;
    stamps += 1;
    if (stamps === 2) throw new Error('the disk is full');
  };
  const keeping = keepStamping({ stamp }, { everyMs: 1, failed: (reason) => failures.push(reason) });
  await eventually(
    () => stamps,
    (many) => many > 3,
  );
  const before = stamps;
  await keeping.stop();
  expect(stamps).toBeGreaterThan(before);
  expect(failures).toEqual([new Error('the disk is full')]);
  const after = stamps;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stamps).toBe(after);
});
