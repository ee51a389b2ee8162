import { type Backoff, waitAfter } from './backoff.ts';

/**
 * Whether work that needs a certain other side (the authority of an environment, the signer, a mail account) is worth
 * trying. While the other side answers, the circuit is closed and everything passes. After failures in a row it is
 * open, and only one probe at a time passes, at growing waits; a single answer closes it again. Pure.
 */
export type Circuit =
  | { readonly kind: 'closed'; readonly failures: number }
  | {
      readonly kind: 'open';
      readonly failures: number;
      readonly failedAt: Date;
      /** When the next probe may pass. */
      readonly retryAt: Date;
      readonly probing: boolean;
    };

export interface CircuitPolicy {
  /** Failures in a row that open it; one alone may be an accident of that one job. */
  readonly failures: number;
  /** Between probes. */
  readonly backoff: Backoff;
  /**
   * What was just added may be the probe so many milliseconds after the last failure, whatever the wait; it waits like
   * all others when left out.
   */
  readonly addedWaitsMs?: number;
}

export const closedCircuit: Circuit = { kind: 'closed', failures: 0 };

export interface Failure {
  readonly isProbe: boolean;
  readonly at: Date;
  /** From 0 to 1. */
  readonly random: number;
}

/** Another failure; one of many that were under way when it opened changes nothing. */
export function afterFailure(
  circuit: Circuit,
  { isProbe, at, random }: Failure,
  policy: CircuitPolicy,
): Circuit {
  if (circuit.kind === 'open' && !isProbe) return circuit;
  const failures = circuit.failures + 1;
  if (failures < policy.failures) return { kind: 'closed', failures };
  const wait = waitAfter(policy.backoff, failures - policy.failures + 1, random);
  return { kind: 'open', failures, failedAt: at, retryAt: new Date(at.getTime() + wait), probing: false };
}

/**
 * A job passes: the circuit while it is under way, and whether it is the probe. Undefined: not now.
 *
 * @param isAdded whether it was just added
 */
export function enter(
  circuit: Circuit,
  { at, isAdded = false }: { readonly at: Date; readonly isAdded?: boolean },
  { addedWaitsMs = Number.POSITIVE_INFINITY }: CircuitPolicy,
): { readonly circuit: Circuit; readonly isProbe: boolean } | undefined {
  if (circuit.kind === 'closed') return { circuit, isProbe: false };
  const { probing, retryAt, failedAt } = circuit;
  const mayProbe = retryAt <= at || (isAdded && at.getTime() - failedAt.getTime() >= addedWaitsMs);
  if (probing || !mayProbe) return undefined;
  return { circuit: { ...circuit, probing: true }, isProbe: true };
}

/** The probe came back and found nothing out. */
export function afterVainProbe(circuit: Circuit): Circuit {
  return circuit.kind === 'open' ? { ...circuit, probing: false } : circuit;
}

/** Something changed (the network is back, a person asks): the next one may try at once. */
export function retryNow(circuit: Circuit, at: Date): Circuit {
  return circuit.kind === 'open' && circuit.retryAt > at ? { ...circuit, retryAt: at } : circuit;
}
