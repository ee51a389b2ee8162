import { describe, expect, it } from 'vitest';
import { liveThrough } from '../../support/numbers/history.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { temporaryFolder } from '../../support/store/store.ts';

/** More and others: `HISTORY_STEPS=5000 HISTORY_SEED=7 npm test -- test/integration/numbers/histories`. */
const steps = Number(process.env.HISTORY_STEPS ?? 70);
const firstSeed = Number(process.env.HISTORY_SEED ?? 1);

describe('the numbers of a business, whatever happens to its computers', () => {
  let blocked = 0;

  it.for([firstSeed, firstSeed + 1])(
    'are never given twice, and nothing that was sent is lost where a journal lived (seed %i)',
    { timeout: 60 * 60_000 },
    async (seed) => {
      const { broken, done } = await liveThrough(temporaryFolder(), seededRandom(seed), steps);
      console.log(`history ${seed}: ${JSON.stringify(done)}`);
      expect(broken).toEqual([]);
      expect(done.numbers).toBeGreaterThan(steps / 10);
      blocked += done.blocked ?? 0;
    },
  );

  it('were stopped at times, or the histories would show little', () => {
    expect(blocked).toBeGreaterThan(0);
  });
});
