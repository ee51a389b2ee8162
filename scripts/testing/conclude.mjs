import { tallyOf, titleOf } from './tally.mjs';

/**
 * Names what was skipped, was flaky and failed, and ends with the line that counts all: `N passed, N failed`.
 *
 * @param {object} whole
 * @param {readonly { name: string, passed: boolean }[]} whole.checks
 * @param {readonly import('./tally.mjs').TestRun[]} whole.runs
 */
export function conclude({ checks, runs }) {
  const tally = tallyOf({ checks, runs, mustAccountForSkips: Boolean(process.env.CI) });
  for (const name of tally.skipped) console.log(`skipped: ${name}`);
  for (const test of runs.flatMap(({ vitest }) => vitest.flaky ?? [])) console.log(`flaky: ${titleOf(test)}`);
  for (const name of tally.failed) console.log(`failed: ${name}`);
  console.log(`${tally.passed} passed, ${tally.failed.length} failed`);
  if (tally.failed.length > 0) process.exitCode = 1;
}
