import { describe, expect, it } from 'vitest';
import { postgresMissing } from '../../../support/head/postgres.ts';
import { describeHeadTorture, runHeadTorture } from '../../../torture/head/run-head-torture.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a head office that is killed while its tills issue', () => {
  it(
    'holds what they hold, to the cent (longer: npm run torture -- head)',
    async () => {
      const report = await runHeadTorture({
        seed: 21,
        kills: 1,
        databaseKills: 1,
        tillKills: 1,
        tills: 2,
        lost: 0.2,
      });
      console.log(describeHeadTorture(report));
      expect(report.broken).toEqual([]);
      // How much is sold between two kills is up to the machine.
      expect(report.documents).toBeGreaterThan(0);
    },
    30 * 60_000,
  );
});
