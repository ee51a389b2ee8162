import type { Clock } from './make-clock.ts';

/** A clock set back while the program was off is found to this precision. */
const STAMP_EVERY_MS = 60_000;

/** Stamps at every interval until it is stopped; resolves once the last one is kept. */
export function keepStamping(
  { stamp }: Pick<Clock, 'stamp'>,
  { everyMs = STAMP_EVERY_MS, failed }: { everyMs?: number; failed: (reason: unknown) => void },
): { stop(): Promise<void> } {
  let stamping = Promise.resolve();
  // One after the other: a slow disk must not pile them up out of order.
  const next = () => {
    stamping = stamping.then(stamp).catch(failed);
  };
  const timer = setInterval(next, everyMs);
  timer.unref();
  next();
  return {
    async stop() {
      clearInterval(timer);
      next();
      await stamping;
    },
  };
}
