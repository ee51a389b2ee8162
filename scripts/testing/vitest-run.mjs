import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileCache, pinnedNode, root } from '../lib/project.mjs';
import { runAttached, tookTooLong } from '../lib/run.mjs';
import { killLeftProcesses, markOfRun } from './left-processes.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';

/**
 * @typedef {import('../../test/support/tools/outcome-reporter.mjs').RunOutcome} RunOutcome
 * @typedef {import('../../test/support/tools/outcome-reporter.mjs').RunSoFar} RunSoFar
 * @typedef {import('../../test/support/tools/outcome-reporter.mjs').TestOutcome} TestOutcome
 */

const outcomeFile = join(root, 'test-results', 'outcome.json');
/** Which tests run now and failed so far; the reporter removes it at the end. */
const runningFile = `${outcomeFile}.running`;
const reporter = './test/support/tools/outcome-reporter.mjs';

/**
 * @typedef {object} VitestRun
 * @property {number} exitCode
 * @property {RunOutcome | undefined} outcome none when vitest itself broke
 * @property {string} [interruption] how the run was cut off, where it was
 * @property {readonly string[]} leftRunning processes that the run started and did not end; they were killed
 */

/**
 * Runs the tests, readable on the terminal.
 *
 * @param {readonly string[]} args for vitest; `--update` has the golden files written anew
 * @param {object} options
 * @param {number} options.timeoutMs after which the whole run is cut off: a single test has its own, much shorter limit
 * @param {Readonly<Record<string, string>>} [options.surroundings] added to the environment
 * @returns {Promise<VitestRun>}
 */
export async function runVitest(args, { timeoutMs, surroundings = {} }) {
  for (const file of [outcomeFile, runningFile]) rmSync(file, { force: true });
  const mark = markOfRun();
  const temporary = makeMemoryFolder();
  /** @type {Record<string, string>} */
  const env = {
    ...surroundings,
    ...mark,
    MOSTRADOR_TEST_OUTCOME: outcomeFile,
    // Tests start the program some hundred times: it is compiled once.
    NODE_COMPILE_CACHE: compileCache,
    ...(temporary !== undefined && { TMPDIR: temporary }),
  };
  if (args.includes('--update')) env.UPDATE_GOLDEN = '1';
  const forwarded = args.filter((arg) => arg !== '--update');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const exitCode = await runAttached(
    pinnedNode(),
    [vitest, 'run', '--root', root, '--reporter=default', `--reporter=${reporter}`, ...forwarded],
    { env, timeoutMs },
  );
  const leftRunning = await killLeftProcesses(mark);
  if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  const interruption = interruptionOf(exitCode, timeoutMs);
  return { exitCode, outcome: readJson(outcomeFile), leftRunning, ...(interruption && { interruption }) };
}

/**
 * @param {number} exitCode
 * @param {number} timeoutMs
 * @returns {string | undefined} in words, with the tests that were running and those that had failed
 */
function interruptionOf(exitCode, timeoutMs) {
  /** @type {RunSoFar | undefined} */
  const soFar = readJson(runningFile);
  if (soFar === undefined) return undefined;
  const how =
    exitCode === tookTooLong
      ? `ended because it took more than ${Math.round(timeoutMs / 60_000)} minutes`
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
