import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';

/** Far more than anything waited for takes, also where other work has the machine: only what never comes meets it. */
const LONGEST_WAIT_MS = 45_000;
/** Most comes at once; what does not is asked for less and less often. */
const LONGEST_PAUSE_MS = 50;
/** How much of the last answer an error shows. */
const SHOWN_LETTERS = 2_000;

/**
 * Asks until the answer is the wanted one.
 *
 * @throws when the time is up, with what was waited for and the last answer
 */
export async function eventually<Value>(
  ask: () => Value | Promise<Value>,
  isWanted: (value: Value) => boolean,
  withinMs = LONGEST_WAIT_MS,
): Promise<Value> {
  const startedAt = performance.now();
  for (let pauseMs = 5; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const value = await ask();
    if (isWanted(value)) return value;
    const waitedMs = performance.now() - startedAt;
    if (waitedMs > withinMs) throw new Error(timeIsUp(waitedMs, isWanted, value));
    await sleep(pauseMs);
  }
}

function timeIsUp(waitedMs: number, isWanted: (value: never) => boolean, last: unknown): string {
  const answer = inspect(last, { depth: 6 }).slice(0, SHOWN_LETTERS);
  return `time was up after ${Math.round(waitedMs / 1000)} s of waiting for ${isWanted}; the last answer: ${answer}`;
}
