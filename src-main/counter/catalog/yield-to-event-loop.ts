import { setImmediate as nextIteration } from 'node:timers/promises';

/** Milliseconds that work on many rows may occupy the event loop at a time. */
const SLICE_MS = 8;

/** To be called between the pieces of long work: yields to the event loop when a time slice is used up. */
export function makeEventLoopYield(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await nextIteration();
    began = performance.now();
  };
}
