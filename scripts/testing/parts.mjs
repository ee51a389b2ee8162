import { runShifted, shiftedDays } from './run-shifted.mjs';
import { runTests } from './run-tests.mjs';

/**
 * What `npm run test:all` runs one after the other, and alone with `--part NAME`.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {(files: readonly string[]) => Promise<import('./tally.mjs').TestRun>} run `files`: all of the part's where empty
 */

/** A single part takes less than one hour on two cores. */
const timeoutMs = 2 * 60 * 60_000;

/** @type {readonly Part[]} */
export const parts = [
  ...['unit', 'service', 'contract', 'browser', 'nightly'].map((name) => projectPart(name)),
  ...shiftedDays.map((day) => ({
    name: day.name,
    /** @param {readonly string[]} files */
    run: (files) => runShifted(day, chosen(files), { timeoutMs }),
  })),
];

/**
 * @param {string} project
 * @returns {Part}
 */
function projectPart(project) {
  return {
    name: project,
    run: async (files) => ({
      vitest: await runTests([`--project=${project}`, ...chosen(files)], {
        timeoutMs,
        surroundings: { TEST_ALL: '1' },
      }),
    }),
  };
}

/** @param {readonly string[]} files of which a part may have none */
function chosen(files) {
  return files.length === 0 ? [] : ['--passWithNoTests', ...files];
}
