import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayAfter } from '../../../../src-main/queue/backoff.ts';
import { deliveryBackoff } from '../../../../src-main/sync/delivery/delivery-backoff.ts';

const waitBefore = (failures: number, random: number) => delayAfter(deliveryBackoff, failures, random);

describe('the waits between tries', () => {
  it('grow as api.md §9 says, and the last one repeats', () => {
    const seconds = Array.from({ length: 12 }, (_, index) => waitBefore(index + 1, 0.5) / 1000);
    expect(seconds).toEqual([2, 5, 15, 30, 60, 120, 300, 600, 900, 900, 900, 900]);
  });

  it('are a fifth more or less, so that what failed together does not come back together', () => {
    expect([waitBefore(5, 0), waitBefore(5, 1)]).toEqual([48_000, 72_000]);
    const attempts = fc.integer({ min: 1, max: 1000 });
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(attempts, random, (tries, chance) => {
        const [least, most] = [waitBefore(tries, 0), waitBefore(tries, 1)];
        const wait = waitBefore(tries, chance);
        expect(wait).toBeGreaterThanOrEqual(least);
        expect(wait).toBeLessThanOrEqual(most);
        expect(least).toBeGreaterThanOrEqual(1600);
        expect(most).toBeLessThanOrEqual(18 * 60_000);
      }),
    );
  });
});
