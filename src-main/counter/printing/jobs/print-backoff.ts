const SECOND = 1000;

/** Delays before the next attempt, by failed attempts: short at first, for a person who closes the cover. */
export const tryDelays: readonly number[] = [
  2 * SECOND,
  5 * SECOND,
  10 * SECOND,
  20 * SECOND,
  30 * SECOND,
  60 * SECOND,
];

/** A job that could not be printed for a day is given up: nobody waits for it any more. */
export const JOB_LIFE_MS = 24 * 3600 * SECOND;
