import { describe, expect, it } from 'vitest';
import { liveWithHead } from '../../support/head/number-history.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { testServices } from '../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

/** More and others: `HISTORY_STEPS=500 HISTORY_SEED=7 npm test -- test/integration/head/number-histories`. */
const steps = Number(process.env.HISTORY_STEPS ?? 40);
const firstSeed = Number(process.env.HISTORY_SEED ?? 1);

describe.skipIf(missing !== undefined)('the numbers of a business with a head office', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  it.for([firstSeed, firstSeed + 1, firstSeed + 2])(
    'are never given twice, whatever is backed up, restored, copied, replaced and taken over (seed %i)',
    { timeout: 60 * 60_000 },
    async (seed) => {
      const database = await postgres.another();
      const head = await heads.on(database);
      const random = seededRandom(seed);
      const { broken, done } = await liveWithHead({ root: services.newFolder(), head, random }, steps);
      console.log(`history ${seed}: ${JSON.stringify(done)}`);
      expect(broken).toEqual([]);
      expect(done.numbers).toBeGreaterThan(steps / 20);
    },
  );
});
