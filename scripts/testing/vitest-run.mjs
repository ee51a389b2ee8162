import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileCache, pinnedNode, root } from '../lib/project.mjs';
import { runInPlace, tookTooLong } from '../lib/run.mjs';

/**
 * @typedef {import('../../test/support/tools/outcome-reporter.mjs').RunOutcome} RunOutcome
 * @typedef {import('../../test/support/tools/outcome-reporter.mjs').RunSoFar} RunSoFar
 */

const outcomeFile = join(root, 'test-results', 'outcome.json');
/** Which tests run now and failed so far; the reporter removes it at the end. */
const runningFile = `${outcomeFile}.running`;
/** Far more than all the tests take on a slow and busy machine. Only the runner itself can hang: a test has its own end. */
const timeoutMs = 4 * 60 * 60_000;
const reporter = './test/support/tools/outcome-reporter.mjs';

/**
 * Runs the tests, readable on the terminal.
 *
 * @param {readonly string[]} args for vitest; `--update` has the golden files written anew
 * @param {Readonly<Record<string, string>>} [surroundings] added to the environment
 * @returns {Promise<{ exitCode: number, outcome: RunOutcome | undefined, interruption?: string }>} no outcome when
 *   vitest itself broke; how the run was cut off, where it was
 */
export async function runVitest(args, surroundings = {}) {
  for (const file of [outcomeFile, runningFile]) rmSync(file, { force: true });
  /** @type {Record<string, string>} */
  const env = {
    ...surroundings,
    MOSTRADOR_TEST_OUTCOME: outcomeFile,
    // Tests start the program some hundred times: it is compiled once.
    NODE_COMPILE_CACHE: compileCache,
  };
  if (args.includes('--update')) env.UPDATE_GOLDEN = '1';
  const forwarded = args.filter((arg) => arg !== '--update');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const exitCode = await runInPlace(
    pinnedNode(),
    [vitest, 'run', '--root', root, '--reporter=default', `--reporter=${reporter}`, ...forwarded],
    { env, timeoutMs },
  );
  const interruption = interruptionOf(exitCode);
  return { exitCode, outcome: readJson(outcomeFile), ...(interruption && { interruption }) };
}

/**
 * @param {number} exitCode
 * @returns {string | undefined} in words, with the tests that were running and those that had failed
 */
function interruptionOf(exitCode) {
  /** @type {RunSoFar | undefined} */
  const soFar = readJson(runningFile);
  if (soFar === undefined) return undefined;
  const how =
    exitCode === tookTooLong
      ? `ended because it took more than ${timeoutMs / 3_600_000} hours`
      : exitCode > 128
        ? `ended by signal ${exitCode - 128} from outside, which the system sends when memory runs out`
        : `ended in the middle with exit code ${exitCode}`;
  return `${how}; running then: ${soFar.running.join(', ') || 'no test'}; failed before: ${soFar.failed.join(', ') || 'no test'}`;
}

/**
 * @param {string} file
 * @returns {any} undefined when there is none
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
