import { setTimeout as sleep } from 'node:timers/promises';

/** Makes guessing slow without ever making a good key wait. */
export interface SlowDown {
  /** Counts a failed authentication and waits before it is answered. */
  failure(signal: AbortSignal): Promise<void>;
}

const FIRST_DELAY_MS = 20;
const LONGEST_DELAY_MS = 2000;
/** After so long without a failure, the next one counts as the first. */
const FORGET_AFTER_MS = 60_000;

/** Ends after so many milliseconds, or when the signal says so. */
export type Pause = (delayMs: number, signal: AbortSignal) => Promise<void>;

async function pauseOf(delayMs: number, signal: AbortSignal): Promise<void> {
  // The client that goes away is not worth waiting for; there is no one left to answer.
  await sleep(delayMs, undefined, { signal }).catch(() => undefined);
}

/**
 * The delay doubles with every failure up to a bound. Everyone on the machine shares one count: on loopback there is no
 * address to tell them apart.
 */
export function makeSlowDown(now: () => number, pause: Pause = pauseOf): SlowDown {
  let failures = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    async failure(signal) {
      if (now() - lastAt > FORGET_AFTER_MS) failures = 0;
      lastAt = now();
      const delay = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
      failures = Math.min(failures + 1, 20);
      await pause(delay, signal);
    },
  };
}
