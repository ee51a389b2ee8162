import type { Backoff } from '../../queue/backoff.ts';
import type { CircuitPolicy } from '../../queue/circuit-breaker.ts';

const SECOND = 1000;

/** Between tries (api.md §9). */
export const deliveryBackoff: Backoff = {
  delays: [2, 5, 15, 30, 60, 120, 300, 600, 900].map((seconds) => seconds * SECOND),
  jitter: { less: 0.2, more: 0.2 },
};

/** After this many tries in vain the waits have stopped growing. */
export const LAST_GROWING_ATTEMPT = deliveryBackoff.delays.length;

/** When the authority of an environment, or its signer, is taken for gone. */
export const deliveryCircuit: CircuitPolicy = {
  failures: 3,
  backoff: deliveryBackoff,
  // It may have been one document that failed again and again, and not the other side: a sale need not wait for that.
  addedWaitsMs: 30 * SECOND,
};
