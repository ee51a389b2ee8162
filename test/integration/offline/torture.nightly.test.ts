import { describe, expect, it } from 'vitest';
import { describeTorture } from '../../torture/report.ts';
import { runTorture } from '../../torture/run-torture.ts';

describe('a service killed again and again while its authority lies', () => {
  it(
    'loses no document, doubles none and says nothing untrue (longer: npm run torture)',
    async () => {
      const report = await runTorture({
        seed: 12,
        kills: 10,
        longestMs: 15 * 60_000,
        tills: 3,
        longestPauseMs: 300,
        drainedWithinMs: 10 * 60_000,
      });
      console.log(describeTorture(report));
      expect(report.broken).toEqual([]);
      expect(report.counts.kills).toBe(10);
      // How much is sold between two kills is up to the machine.
      expect(report.counts.documents).toBeGreaterThan(0);
    },
    30 * 60_000,
  );
});
