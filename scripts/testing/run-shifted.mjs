import { logLine } from '../lib/log-line.mjs';
import { datedTests } from './dated-tests.mjs';
import { shiftedClock } from './shifted-clock.mjs';
import { runVitest } from './vitest-run.mjs';

/** Two months ahead: another month, mostly another year's table or deadline, and a day nobody thought of. */
const days = 60;
const label = `in ${days} days`;

/**
 * Runs the tests that touch dates on another day, so that none passes only on the day it was written.
 *
 * @param {{ timeoutMs: number }} options
 * @returns {Promise<import('./tally.mjs').TestRun>} one skipped test where the clock cannot be shifted
 */
export async function runShifted({ timeoutMs }) {
  const env = shiftedClock(days);
  if (env === undefined) {
    logLine('faketime is not installed: the tests that touch dates do NOT run on another day');
    /** @type {import('../../test/support/tools/outcome-reporter.mjs').TestOutcome} */
    const skipped = { file: label, name: 'tests that touch dates', state: 'skipped', note: 'no faketime' };
    return { label, vitest: { exitCode: 0, outcome: { tests: [skipped], broken: [] } } };
  }
  logLine(`the tests that touch dates once more, ${days} days from now at ten to midnight in Ecuador`);
  return { label, vitest: await runVitest(datedTests(), { timeoutMs, surroundings: env }) };
}
