/**
 * @typedef {import('../../test/support/tools/outcome-reporter.mjs').RunOutcome} RunOutcome
 * @typedef {import('../../test/support/tools/outcome-reporter.mjs').TestOutcome} TestOutcome
 */

/**
 * Test files with processes and browsers, where the machine can be at fault. Functions are never run again, and neither
 * is what decides about money, numbers and signatures: a failure there is one, however rare.
 */
const processes = /^test\/(integration|e2e)\//;
const decisive = /^test\/integration\/(numbers|issuing|certificate|counter|reports|received)\//;
/** With more files than these the machine is not to blame. */
const filesAtMost = 3;

/**
 * The test files of a run that are to be run once more, alone: those that failed, if they are few and none is decisive.
 *
 * @param {RunOutcome} outcome
 * @returns {readonly string[]} none when the run is to stand as it is
 */
export function filesToRunAgain(outcome) {
  const files = [
    ...new Set([...outcome.tests.filter(isFailed).map(({ file }) => file), ...outcome.broken.map(fileOf)]),
  ];
  const canBeFlaky = files.every((file) => processes.test(file) && !decisive.test(file));
  return canBeFlaky && files.length <= filesAtMost ? files : [];
}

/**
 * One outcome of a run and of the second one of its failed files.
 *
 * @param {RunOutcome} first
 * @param {RunOutcome} second
 * @param {readonly string[]} files those of the second
 * @returns {RunOutcome & { readonly flaky: readonly TestOutcome[] }} `flaky`: what failed and then passed, as it failed
 */
export function mergeOutcomes(first, second, files) {
  const passed = new Set(second.tests.filter(({ state }) => state === 'passed').map(keyOf));
  return {
    tests: [...first.tests.filter(({ file }) => !files.includes(file)), ...second.tests],
    broken: [...first.broken.filter((part) => !files.includes(fileOf(part))), ...second.broken],
    flaky: [
      ...first.tests.filter((test) => isFailed(test) && passed.has(keyOf(test))),
      ...first.broken.filter((part) => !second.broken.includes(part)).map((part) => brokenTest(part)),
    ],
  };
}

/** @param {string} part @returns {TestOutcome} */
function brokenTest(part) {
  const [file = '', ...names] = part.split(' > ');
  return { file, name: names.join(' > ') || 'its set-up', state: 'failed', note: 'outside of a test' };
}

/** @param {TestOutcome} test */
function isFailed({ state }) {
  return state === 'failed' || state === 'pending';
}

/** @param {TestOutcome} test */
function keyOf({ file, name }) {
  return `${file} > ${name}`;
}

/** @param {string} part `FILE`, or `FILE > GROUP` */
function fileOf(part) {
  return part.split(' > ')[0] ?? part;
}
