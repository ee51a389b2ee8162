import { describe, expect, it } from 'vitest';
import { describeFailures, describeFuzz, succeeded } from './report.ts';
import { runFuzz } from './run-fuzz.ts';

describe('a service asked everything its description offers, sound and broken', () => {
  it('answers as described, always (longer: npm run fuzz)', async () => {
    const report = await runFuzz({ seed: 5, requests: 1500, lines: 6, mostFailures: 10 });
    console.log(describeFuzz(report));
    // The words are what is left of a run on a machine that nobody can look at.
    expect(report.failures, describeFailures(report).join('\n')).toEqual([]);
    expect(report.logged).toEqual([]);
    // It would prove nothing to be refused at every door.
    const reached = report.operations.filter(succeeded);
    expect(reached.length).toBeGreaterThan(report.operations.length / 2);
    expect(report.operations.every(({ requests }) => requests > 0)).toBe(true);
  });
});
