import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';

/**
 * A test's outcome, as the vitest reporter below hands it to `npm test`.
 *
 * @typedef {object} TestOutcome
 * @property {string} file
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped' | 'pending'} state
 * @property {string} note why it was skipped, where the test states it, or how it failed
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
 * What a run that was cut off leaves behind.
 *
 * @typedef {object} RunSoFar
 * @property {readonly string[]} running by name
 * @property {readonly string[]} failed by name, with how
 */

const writeRunningEveryMs = 1000;
/** Letters of an error, or of what a window showed: there may be many of them, and what keeps the log may cut it. */
const longestNote = 1000;

/**
 * Writes what vitest's own JSON leaves out: the notes of skipped tests, the failures outside of tests, and, while the
 * tests run, which ones do and which ones failed: that is all there is to read when the run is killed. Its files are the
 * environment's `MOSTRADOR_TEST_OUTCOME` and the one beside it that ends in `.running`.
 */
export default class OutcomeReporter {
  /** @type {Map<string, Set<string>>} names of the tests under way, by file; a file that only loads has none */
  #running = new Map();
  /** @type {string[]} */
  #failed = [];
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  onTestRunStart() {
    const file = `${outcomeFile()}.running`;
    mkdirSync(dirname(file), { recursive: true });
    this.#timer = setInterval(() => writeFileSync(file, JSON.stringify(this.#soFar())), writeRunningEveryMs);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleStart(module) {
    this.#running.set(module.relativeModuleId, new Set());
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    this.#running.delete(module.relativeModuleId);
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    this.#running.get(test.module.relativeModuleId)?.add(test.fullName);
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    this.#running.get(test.module.relativeModuleId)?.delete(test.fullName);
    const { file, name, state, note } = outcomeOf(test);
    if (state === 'failed') this.#failed.push(`${file} > ${name} [${note}]`);
  }

  /** @returns {RunSoFar} */
  #soFar() {
    const running = [...this.#running].flatMap(([file, tests]) =>
      tests.size === 0 ? [file] : [...tests].map((name) => `${file} > ${name}`),
    );
    return { running, failed: this.#failed };
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const file = outcomeFile();
    clearInterval(this.#timer);
    rmSync(`${file}.running`, { force: true });
    /** @type {RunOutcome} */
    const outcome = {
      tests: modules.flatMap((module) => [...module.children.allTests()].map(outcomeOf)),
      broken: [
        ...modules.flatMap(brokenPartsOf),
        ...unhandledErrors.map(
          (error) => `an error that nobody caught: ${inspect(error).slice(0, longestNote)}`,
        ),
      ],
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outcome));
  }
}

function outcomeFile() {
  const file = process.env.MOSTRADOR_TEST_OUTCOME;
  if (file === undefined) throw new Error('MOSTRADOR_TEST_OUTCOME does not say where to write the outcome');
  return file;
}

/**
 * @param {import('vitest/node').TestCase} test
 * @returns {TestOutcome}
 */
function outcomeOf(test) {
  const result = test.result();
  return {
    file: test.module.relativeModuleId,
    name: test.fullName,
    state: result.state,
    note: noteOf(test),
  };
}

/** @param {import('vitest/node').TestCase} test */
function noteOf(test) {
  const result = test.result();
  if (result.state === 'skipped') return result.note ?? '';
  const [error] = result.errors ?? [];
  if (error === undefined) return '';
  const line = error.stacks?.at(-1)?.line;
  return [error.message, line && `at line ${line}`, /** @type {{ shown?: string }} */ (test.meta()).shown]
    .filter(Boolean)
    .map((part) => stripVTControlCharacters(String(part)).replaceAll(/\s+/g, ' ').slice(0, longestNote))
    .join(' ');
}

/** @param {import('vitest/node').TestModule} module */
function brokenPartsOf(module) {
  return [module, ...module.children.allSuites()]
    .filter((part) => part.errors().length > 0)
    .map((part) =>
      'fullName' in part ? `${module.relativeModuleId} > ${part.fullName}` : module.relativeModuleId,
    );
}
