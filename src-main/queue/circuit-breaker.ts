import { type Backoff, delayAfter } from './backoff.ts';

/**
 * Whether work that needs a certain other side (the authority of an environment, the signer, a mail account) is worth
 * trying. While the other side answers, the circuit is closed and everything passes. After failures in a row it is
 * open, and only one probe at a time passes, at growing waits; a single answer closes it again.
 */
export interface CircuitBreaker {
  /** Undefined: not now. What was just added may pass a little before the others. */
  enter(isAdded?: boolean): Permit | undefined;
  /** Whether a job would get through now. */
  mayEnter(): boolean;
  /** Something changed (the network is back, a person asks): the next one may try at once. */
  retryNow(): void;
  /** It is another one than the one that failed: as if it had never been tried. */
  reset(): void;
  /** When a job may pass that may not now; undefined while all may, or while a probe is under way. */
  opensAt(): Date | undefined;
  state(): CircuitState;
}

export interface CircuitState {
  readonly kind: 'closed' | 'open' | 'half_open';
  readonly failures: number;
  readonly retryAt?: Date;
}

/** For a job that was let through. */
export interface Permit {
  /** The other side answered, or it failed. Any number of times. */
  report(answered: boolean): void;
  /** To be called once, when the job is over. */
  release(): void;
}

export interface CircuitPolicy {
  /** Failures in a row that open it; one alone may be an accident of that one job. */
  readonly failures: number;
  /** Between probes. */
  readonly backoff: Backoff;
  /** What was just added may be the probe so many milliseconds after the last failure, whatever the wait. */
  readonly addedWaitsMs?: number;
}

export interface CircuitBreakerOptions {
  readonly policy: CircuitPolicy;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** The other side answers again. */
  readonly recovered: () => void;
}

export function makeCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { policy, now, random, recovered } = options;
  const { addedWaitsMs = Number.POSITIVE_INFINITY } = policy;
  let failures = 0;
  let open: { readonly failedAt: Date; readonly retryAt: Date } | undefined;
  /** The job under way that finds out for all. */
  let probe: Permit | undefined;

  function mayEnter(isAdded: boolean): boolean {
    if (!open) return true;
    const hasWaited = isAdded && now().getTime() - open.failedAt.getTime() >= addedWaitsMs;
    return !probe && (open.retryAt <= now() || hasWaited);
  }

  function close(): void {
    failures = 0;
    open = undefined;
    probe = undefined;
  }

  function fail(): void {
    failures += 1;
    probe = undefined;
    if (failures < policy.failures) return;
    const failedAt = now();
    const wait = delayAfter(policy.backoff, failures - policy.failures + 1, random());
    open = { failedAt, retryAt: new Date(failedAt.getTime() + wait) };
  }

  return {
    enter(isAdded = false) {
      if (!mayEnter(isAdded)) return undefined;
      const permit: Permit = {
        report(answered) {
          const wasOpen = open !== undefined;
          if (answered) close();
          // One of many that were under way when it opened says nothing new.
          else if (!wasOpen || probe === permit) fail();
          if (answered && wasOpen) recovered();
        },
        release() {
          // A probe that found nothing out lets the next one try.
          if (probe === permit) probe = undefined;
        },
      };
      if (open) probe = permit;
      return permit;
    },
    mayEnter: () => mayEnter(false),
    retryNow() {
      if (open && open.retryAt > now()) open = { ...open, retryAt: now() };
    },
    reset: close,
    opensAt: () => (probe ? undefined : open?.retryAt),
    state() {
      if (!open) return { kind: 'closed', failures };
      if (probe) return { kind: 'half_open', failures };
      const { retryAt } = open;
      return { kind: retryAt <= now() ? 'half_open' : 'open', failures, retryAt };
    },
  };
}

/** For what needs no other side, or one whose failures say nothing about the next job. */
export const alwaysClosed: Pick<CircuitBreaker, 'enter' | 'mayEnter' | 'opensAt'> = {
  enter: () => ({ report() {}, release() {} }),
  mayEnter: () => true,
  opensAt: () => undefined,
};
