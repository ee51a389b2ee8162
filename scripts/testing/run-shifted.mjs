import { logLine } from '../lib/log-line.mjs';
import { shiftedClock } from './shifted-clock.mjs';
import { runVitest } from './vitest-run.mjs';

/**
 * A day on which the services and the contract are tested once more, so that nothing works only on the day it was written:
 * tomorrow, another month or another year's table, past the end of a year and of what a certificate of the tests lasts,
 * and both sides of Ecuador's midnight, when UTC has long begun the next day.
 *
 * @typedef {object} ShiftedDay
 * @property {string} name
 * @property {number} days from today
 * @property {string} [time] of Ecuador, `HH:MM`, at the start; the time of the machine unless stated
 */

/** @type {readonly ShiftedDay[]} */
export const shiftedDays = [
  { name: '+1', days: 1 },
  { name: '+60', days: 60 },
  { name: '+400', days: 400 },
  { name: '23:58', days: 1, time: '23:58' },
  { name: '00:02', days: 1, time: '00:02' },
];

const projects = ['--project=service', '--project=contract'];

/**
 * @param {ShiftedDay} day
 * @param {readonly string[]} args for vitest
 * @param {{ timeoutMs: number }} options
 * @returns {Promise<import('./tally.mjs').TestRun>} one skipped test where the clock cannot be shifted
 */
export async function runShifted(day, args, { timeoutMs }) {
  const env = shiftedClock(day);
  if (env === undefined) {
    logLine('faketime is not installed: no test runs on another day');
    /** @type {import('../../test/support/tools/outcome-reporter.mjs').TestOutcome} */
    const skipped = { file: day.name, name: 'tests on another day', state: 'skipped', note: 'no faketime' };
    return { label: day.name, vitest: { exitCode: 0, outcome: { tests: [skipped], broken: [] } } };
  }
  return {
    label: day.name,
    vitest: await runVitest([...projects, ...args], { timeoutMs, surroundings: env }),
  };
}
