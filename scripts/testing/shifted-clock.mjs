import { faketimeLibrary } from '../../test/support/tools/faketime-library.mjs';

const secondsOfDay = 24 * 60 * 60;
/** Ecuador's clock against UTC, in seconds. */
const ecuadorOffset = -5 * 60 * 60;
/** Ten to midnight in Ecuador, when UTC has long begun the next day; the run has ended before the day turns. */
const tenToMidnight = secondsOfDay - 10 * 60;

/**
 * The environment in which programs live on another day: libfaketime tells them the time. The monotonic clock and the
 * times of files stay real. PostgreSQL finds no deadlocks in it: two transactions that would cost each other a second
 * elsewhere wait for ever here.
 *
 * @param {number} days how many days from now
 * @returns {Record<string, string> | undefined} undefined where libfaketime is not installed
 */
export function shiftedClock(days) {
  const library = faketimeLibrary();
  if (library === undefined) return undefined;
  const now = Math.floor(Date.now() / 1000);
  const secondsToday = (now + ecuadorOffset) % secondsOfDay;
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${days * secondsOfDay + tenToMidnight - secondsToday}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
}
