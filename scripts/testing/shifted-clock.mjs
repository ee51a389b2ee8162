import { faketimeLibrary } from '../../test/support/tools/faketime-library.mjs';

const secondsOfDay = 24 * 60 * 60;
/** Ecuador's clock against UTC, in seconds. */
const ecuadorOffset = -5 * 60 * 60;

/**
 * The environment in which programs live on another day: libfaketime tells them the time. The monotonic clock and the
 * times of files stay real. PostgreSQL finds no deadlocks in it: two transactions that would cost each other a second
 * elsewhere wait for ever here.
 *
 * @param {{ readonly days: number, readonly time?: string }} day how many days from now, and the time of Ecuador, `HH:MM`
 * @returns {Record<string, string> | undefined} undefined where libfaketime is not installed
 */
export function shiftedClock({ days, time }) {
  const library = faketimeLibrary();
  if (library === undefined) return undefined;
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${days * secondsOfDay + (time === undefined ? 0 : secondsUntil(time))}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
}

/**
 * @param {string} time of Ecuador, `HH:MM`
 * @returns {number} seconds until it is that time today; below zero where it is over
 */
function secondsUntil(time) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const secondsToday = (Math.floor(Date.now() / 1000) + ecuadorOffset) % secondsOfDay;
  return (hours * 60 + minutes) * 60 - secondsToday;
}
