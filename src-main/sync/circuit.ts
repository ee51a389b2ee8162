import { waitBefore } from './waits.ts';

/**
 * Whether work that needs a certain other side (the authority of an environment, the signer) is worth trying. While it
 * answers, everything passes. After failures in a row only one probe at a time does, at growing waits; a single answer
 * lets everything pass again. Pure.
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

/**
 * A sale at the counter need not wait longer than this after the last failure to be the probe: it may have been one
 * document that failed again and again, and not the other side.
 */
const FRESH_WAITS_MS = 30_000;

/** Failures in a row after which it is taken for gone: one alone may be an accident of that one. */
const TOLERATED = 3;

export const untriedCircuit: Circuit = { kind: 'closed', failures: 0 };

export function afterAnswer(): Circuit {
  return untriedCircuit;
}

/** Another failure; one of many that were under way when it opened changes nothing. */
export function afterFailure(
  circuit: Circuit,
  { isProbe, at, random }: { readonly isProbe: boolean; readonly at: Date; readonly random: number },
): Circuit {
  if (circuit.kind === 'open' && !isProbe) return circuit;
  const failures = circuit.failures + 1;
  if (failures < TOLERATED) return { kind: 'closed', failures };
  const wait = waitBefore(failures - TOLERATED + 1, random);
  return { kind: 'open', failures, failedAt: at, retryAt: new Date(at.getTime() + wait), probing: false };
}

/**
 * Somebody passes: the circuit while they are through, and whether they are its probe. Undefined: not now.
 *
 * @param isFresh whether it is a sale of this moment
 */
export function enter(
  circuit: Circuit,
  at: Date,
  isFresh = false,
): { readonly circuit: Circuit; readonly isProbe: boolean } | undefined {
  if (circuit.kind === 'closed') return { circuit, isProbe: false };
  const { probing, retryAt, failedAt } = circuit;
  const isPatient = isFresh && at.getTime() - failedAt.getTime() >= FRESH_WAITS_MS;
  if (probing || (retryAt > at && !isPatient)) return undefined;
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
