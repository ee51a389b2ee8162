import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Work on many rows may hold the counter up for so long at a time. */
const TURN_MS = 8;

/** To be called between the pieces of long work: lets others in as soon as a turn is over. */
export function makeBreath(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await endOfTurn();
    began = performance.now();
  };
}
