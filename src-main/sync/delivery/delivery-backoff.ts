import type { Backoff } from '../../queue/backoff.ts';
import type { CircuitPolicy } from '../../queue/circuit-breaker.ts';

const SECOND = 1000;

/** The delays between attempts (api.md §9). */
export const deliveryBackoff: Backoff = {
  delays: [2, 5, 15, 30, 60, 120, 300, 600, 900].map((seconds) => seconds * SECOND),
  jitter: { less: 0.2, more: 0.2 },
};

/** After this many failures the delays have stopped growing. */
export const LAST_GROWING_ATTEMPT = deliveryBackoff.delays.length;

/** When the circuit of an environment's authority, or of its signer, opens. */
export const deliveryCircuit: CircuitPolicy = {
  failures: 3,
  backoff: deliveryBackoff,
  // It may have been one document that failed repeatedly, and not the service: a new sale may find that out soon.
  addedWaitsMs: 30 * SECOND,
};
