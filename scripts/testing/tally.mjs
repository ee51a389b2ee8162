import { isSkipAllowed } from '../../test/support/tools/allowed-skips.mjs';

/**
 * Counts one whole run of `npm test`: each check is one, each test is one, and whatever broke outside of a test is
 * one more that failed.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {readonly string[]} failed by name
 * @property {readonly string[]} skipped by name and reason
 */

/**
 * What is counted of a run of vitest.
 *
 * @typedef {object} CountedVitest
 * @property {number} exitCode
 * @property {import('./vitest-run.mjs').RunOutcome | undefined} [outcome] none when vitest itself broke
 * @property {string} [interruption] how the run was cut off, where it was
 * @property {readonly string[]} [leftRunning] processes that it left running
 * @property {readonly import('./vitest-run.mjs').TestOutcome[]} [flaky] what failed, and passed when it ran once more
 */

/**
 * One run of vitest.
 *
 * @typedef {object} TestRun
 * @property {string} [label] what tells its tests from the same ones of another run
 * @property {CountedVitest} vitest
 */

/**
 * @param {object} run
 * @param {readonly { name: string, passed: boolean }[]} run.checks
 * @param {readonly TestRun[]} run.runs
 * @param {boolean} run.mustAccountForSkips whether a skip needs a reason that holds on this machine
 * @returns {Tally}
 */
export function tallyOf({ checks, runs, mustAccountForSkips }) {
  const counted = runs.map((run) => countRun(run, mustAccountForSkips));
  const all = [
    { passed: checks.filter(({ passed }) => passed).length, failed: namesOfFailed(checks), skipped: [] },
    ...counted,
  ];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
    skipped: all.flatMap(({ skipped }) => skipped),
  };
}

/** @param {readonly { name: string, passed: boolean }[]} checks */
function namesOfFailed(checks) {
  return checks.filter(({ passed }) => !passed).map(({ name }) => name);
}

/**
 * @param {TestRun} run
 * @param {boolean} mustAccountForSkips
 * @returns {Tally}
 */
function countRun({ label, vitest }, mustAccountForSkips) {
  const { tests, broken } = vitest.outcome ?? { tests: [], broken: [] };
  const skips = tests.filter(({ state }) => state === 'skipped');
  const refusedSkips = mustAccountForSkips ? skips.filter((test) => !isSkipAllowed(titleOf(test))) : [];
  const failed = [
    ...tests.filter(({ state }) => state === 'failed').map(titleOf),
    ...tests.filter(({ state }) => state === 'pending').map((test) => `${titleOf(test)} (never finished)`),
    ...broken,
    ...refusedSkips.map((test) => `${titleOf(test)} (skipped for no allowed reason)`),
    ...(vitest.leftRunning ?? []).map((command) => `a process was left running: ${command}`),
  ];
  // A crash, no tests at all, a fault in the configuration: what vitest calls a failure is never counted as none.
  if (vitest.exitCode !== 0 && tests.every(({ state }) => state !== 'failed') && broken.length === 0) {
    failed.push(`vitest itself (${vitest.interruption ?? `exit code ${vitest.exitCode}`})`);
  } else if (vitest.outcome === undefined) {
    failed.push('vitest itself (it left no outcome)');
  }
  const named = (/** @type {string} */ name) => (label === undefined ? name : `${label}: ${name}`);
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failed.map(named),
    skipped: skips.filter((test) => !refusedSkips.includes(test)).map((test) => named(titleOf(test))),
  };
}

/** @param {{ file: string, name: string, note: string }} test */
export function titleOf({ file, name, note }) {
  return note === '' ? `${file} > ${name}` : `${file} > ${name} [${note}]`;
}
