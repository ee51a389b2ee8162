import { logLine } from '../lib/log-line.mjs';
import { filesToRunAgain, mergeOutcomes } from './run-again.mjs';
import { runVitest } from './vitest-run.mjs';

/**
 * @typedef {import('./vitest-run.mjs').VitestRun} VitestRun
 * @typedef {import('../../test/support/tools/outcome-reporter.mjs').TestOutcome} TestOutcome
 */

/**
 * Runs the tests; the few files of browsers and processes that failed in a run of all of them run once more, alone.
 * What passes then counts as passed and flaky.
 *
 * @param {readonly string[]} args for vitest
 * @param {object} options
 * @param {number} options.timeoutMs of the whole, second run included
 * @param {Readonly<Record<string, string>>} [options.surroundings] added to the environment
 * @returns {Promise<VitestRun & { readonly flaky: readonly TestOutcome[] }>}
 */
export async function runTests(args, { timeoutMs, surroundings = {} }) {
  const startedAt = performance.now();
  const first = await runVitest(args, { timeoutMs, surroundings });
  const isWhole = args.every((arg) => arg.startsWith('--project'));
  const files = isWhole && first.outcome !== undefined ? filesToRunAgain(first.outcome) : [];
  if (first.outcome === undefined || files.length === 0) return { ...first, flaky: [] };
  logLine(`once more, alone: ${files.join(', ')}`);
  const second = await runVitest([...args, '--maxWorkers=1', ...files], {
    timeoutMs: timeoutMs - (performance.now() - startedAt),
    // No other file shares the work with them: they look at each screen in the state in which it failed too.
    surroundings: { ...surroundings, TEST_ONCE_MORE: '1' },
  });
  const leftRunning = [...first.leftRunning, ...second.leftRunning];
  if (second.outcome === undefined) return { ...second, leftRunning, flaky: [] };
  const outcome = mergeOutcomes(first.outcome, second.outcome, files);
  return { ...second, outcome, leftRunning, flaky: outcome.flaky };
}
