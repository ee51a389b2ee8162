import { type Backoff, delayAfter } from './backoff.ts';

/**
 * A circuit breaker for a service that jobs need (the authority of an environment, the signer, a mail account). While
 * the service answers, the circuit is closed and every job passes. After failures in a row it is open, and one probe at
 * a time passes, with growing delays between probes; a single answer closes it again.
 */
export interface CircuitBreaker {
  /** A permit for a job; undefined when it may not run now. A job that was just added may pass a little earlier. */
  enter(isAdded?: boolean): Permit | undefined;
  /** Whether `enter` would give a permit now. */
  mayEnter(): boolean;
  /** Something changed (the network is back, a person asks): the next job may probe at once. */
  retryNow(): void;
  /** The service is another one than the one that failed (new settings): closes the circuit. */
  reset(): void;
  /** When the next probe may pass; undefined while the circuit is closed, or while a probe runs. */
  opensAt(): Date | undefined;
  state(): CircuitState;
}

export interface CircuitState {
  readonly kind: 'closed' | 'open' | 'half_open';
  readonly failures: number;
  readonly retryAt?: Date;
}

/** What a job that was let through holds until it ends. */
export interface Permit {
  /** The service answered (true) or failed (false). May be called any number of times. */
  report(answered: boolean): void;
  /** To be called once, when the job has ended. */
  release(): void;
}

export interface CircuitPolicy {
  /** Failures in a row that open the circuit; a single one may be due to that one job. */
  readonly failures: number;
  /** The delays between probes. */
  readonly backoff: Backoff;
  /** A job that was just added may probe so many milliseconds after the last failure, even before the delay is over. */
  readonly addedWaitsMs?: number;
}

export interface CircuitBreakerOptions {
  readonly policy: CircuitPolicy;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Called when the service answers again. */
  readonly recovered: () => void;
}

export function makeCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { policy, now, random, recovered } = options;
  const { addedWaitsMs = Number.POSITIVE_INFINITY } = policy;
  let failures = 0;
  let open: { readonly failedAt: Date; readonly retryAt: Date } | undefined;
  /** The permit of the probe that runs. */
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
          // Jobs that were running when the circuit opened say nothing new when they fail.
          else if (!wasOpen || probe === permit) fail();
          if (answered && wasOpen) recovered();
        },
        release() {
          // After a probe that ended without a report, the next job may probe.
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

/** For jobs that need no service, or whose failures say nothing about the next job. */
export const alwaysClosed: Pick<CircuitBreaker, 'enter' | 'mayEnter' | 'opensAt'> = {
  enter: () => ({ report() {}, release() {} }),
  mayEnter: () => true,
  opensAt: () => undefined,
};
