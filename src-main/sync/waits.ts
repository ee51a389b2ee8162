const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Between tries; the last one repeats (api.md §9). */
const waits = [2, 5, 15, 30, 60, 120, 300, 600, 900].map((seconds) => seconds * SECOND);

/** After this many tries in vain the waits have stopped growing. */
export const LAST_GROWING_ATTEMPT = waits.length;

/** Up to this part of a wait more or less, so that what failed together does not come back together. */
const JITTER = 0.2;

/**
 * How long to wait before trying again, in milliseconds.
 *
 * @param attempts tries in vain so far, from 1
 * @param random from 0 to 1; 0.5 gives the wait itself
 */
export function waitBefore(attempts: number, random: number): number {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? 15 * MINUTE;
  return Math.round(wait * (1 + JITTER * (2 * random - 1)));
}
