import { repeat } from '../queue/repeat.ts';
import type { Clock } from './make-clock.ts';

/** Milliseconds between stamps: a clock set back while the program was off is detected to this precision. */
const STAMP_EVERY_MS = 60_000;

/** Stores a stamp at every interval until it is stopped; resolves once the last one is stored. */
export function keepStamping(
  { stamp }: Pick<Clock, 'stamp'>,
  { everyMs = STAMP_EVERY_MS, failed }: { everyMs?: number; failed: (reason: unknown) => void },
): { stop(): Promise<void> } {
  // One after the other, so that a slow disk does not store them out of order.
  const stamping = repeat(stamp, { everyMs, failed });
  return {
    stop() {
      stamping.again();
      return stamping.stop();
    },
  };
}
