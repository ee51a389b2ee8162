import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './project.mjs';
import { runInPlace } from './run.mjs';

/** @typedef {import('../../test/support/tools/outcome-reporter.mjs').RunOutcome} RunOutcome */

const outcomeFile = join(root, 'test-results', 'outcome.json');
/** Well over what all the tests take: a test that hangs must not hang whoever waits for the answer. */
const timeoutMs = 18 * 60_000;
const reporter = './test/support/tools/outcome-reporter.mjs';

/**
 * Runs the tests, readable on the terminal.
 *
 * @param {readonly string[]} args for vitest; `--update` has the golden files written anew
 * @returns {Promise<{ exitCode: number, outcome: RunOutcome | undefined }>} no outcome when vitest itself broke
 */
export async function runVitest(args) {
  rmSync(outcomeFile, { force: true });
  /** @type {Record<string, string>} */
  const env = { MOSTRADOR_TEST_OUTCOME: outcomeFile };
  if (args.includes('--update')) env.UPDATE_GOLDEN = '1';
  const forwarded = args.filter((arg) => arg !== '--update');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const exitCode = await runInPlace(
    pinnedNode(),
    [vitest, 'run', '--root', root, '--reporter=default', `--reporter=${reporter}`, ...forwarded],
    { env, timeoutMs },
  );
  return { exitCode, outcome: readOutcome() };
}

/** @returns {RunOutcome | undefined} */
function readOutcome() {
  try {
    return JSON.parse(readFileSync(outcomeFile, 'utf8'));
  } catch {
    return undefined;
  }
}
