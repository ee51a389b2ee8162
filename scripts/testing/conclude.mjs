import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';
import { tallyOf, titleOf } from './tally.mjs';

const flakyFile = join(root, 'test-results', 'flaky.json');

/**
 * Names what was skipped, was flaky and failed, keeps the flaky ones in `test-results/flaky.json`, and ends with the line that
 * counts all: `N passed, N failed`.
 *
 * @param {object} whole
 * @param {readonly { name: string, passed: boolean }[]} whole.checks
 * @param {readonly import('./tally.mjs').TestRun[]} whole.runs
 */
export function conclude({ checks, runs }) {
  const tally = tallyOf({ checks, runs, mustAccountForSkips: Boolean(process.env.CI) });
  for (const name of tally.skipped) console.log(`skipped: ${name}`);
  const flaky = runs.flatMap(({ vitest }) => vitest.flaky ?? []);
  keepFlaky(flaky);
  for (const test of flaky) console.log(`flaky: ${titleOf(test)}`);
  for (const name of tally.failed) console.log(`failed: ${name}`);
  console.log(`${tally.passed} passed, ${tally.failed.length} failed`);
  if (tally.failed.length > 0) process.exitCode = 1;
}

/** @param {readonly import('./vitest-run.mjs').TestOutcome[]} flaky */
function keepFlaky(flaky) {
  rmSync(flakyFile, { force: true });
  if (flaky.length === 0) return;
  mkdirSync(dirname(flakyFile), { recursive: true });
  writeFileSync(flakyFile, `${JSON.stringify(flaky, undefined, 2)}\n`);
}
