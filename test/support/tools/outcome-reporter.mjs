import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A test's outcome, as the vitest reporter below hands it to `npm test`.
 *
 * @typedef {object} TestOutcome
 * @property {string} file
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped' | 'pending'} state
 * @property {string} note why it was skipped, where the test said so
 */

/**
 * A whole run. `broken` are failures that belong to no test: a file that could not be loaded, a hook, an error
 * nobody caught.
 *
 * @typedef {object} RunOutcome
 * @property {readonly TestOutcome[]} tests
 * @property {readonly string[]} broken
 */

/**
 * Writes what vitest's own JSON leaves out: the notes of skipped tests and the failures outside of tests. Its file
 * is the environment's `MOSTRADOR_TEST_OUTCOME`.
 */
export default class OutcomeReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env.MOSTRADOR_TEST_OUTCOME;
    if (file === undefined) throw new Error('MOSTRADOR_TEST_OUTCOME does not say where to write the outcome');
    /** @type {RunOutcome} */
    const outcome = {
      tests: modules.flatMap((module) => [...module.children.allTests()].map(outcomeOf)),
      broken: [
        ...modules.flatMap(brokenPartsOf),
        ...unhandledErrors.map(() => 'an error that nobody caught'),
      ],
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outcome));
  }
}

/**
 * @param {import('vitest/node').TestCase} test
 * @returns {TestOutcome}
 */
function outcomeOf(test) {
  const result = test.result();
  const note = result.state === 'skipped' ? (result.note ?? '') : '';
  return { file: test.module.relativeModuleId, name: test.fullName, state: result.state, note };
}

/** @param {import('vitest/node').TestModule} module */
function brokenPartsOf(module) {
  return [module, ...module.children.allSuites()]
    .filter((part) => part.errors().length > 0)
    .map((part) =>
      'fullName' in part ? `${module.relativeModuleId} > ${part.fullName}` : module.relativeModuleId,
    );
}
