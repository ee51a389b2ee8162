import {
  afterFailure,
  afterVainProbe,
  type Circuit,
  type CircuitPolicy,
  closedCircuit,
  enter,
  retryNow,
} from './circuit.ts';

/** Lets jobs through that need a certain other side, as its circuit allows. */
export interface CircuitBreaker {
  /** Undefined: not now. What was just added may pass a little before the others. */
  enter(isAdded?: boolean): Permit | undefined;
  /** Whether a job would get through now. */
  mayEnter(): boolean;
  /** The next one may try at once. */
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
  let circuit: Circuit = closedCircuit;

  function permitFor(entered: { readonly isProbe: boolean }): Permit {
    let { isProbe } = entered;
    return {
      report(answered) {
        const before = circuit;
        circuit = answered
          ? closedCircuit
          : afterFailure(before, { isProbe, at: now(), random: random() }, policy);
        isProbe = false;
        if (answered && before.kind === 'open') recovered();
      },
      release() {
        if (isProbe) circuit = afterVainProbe(circuit);
        isProbe = false;
      },
    };
  }

  return {
    enter(isAdded = false) {
      const entered = enter(circuit, { at: now(), isAdded }, policy);
      if (!entered) return undefined;
      circuit = entered.circuit;
      return permitFor(entered);
    },
    mayEnter: () => enter(circuit, { at: now() }, policy) !== undefined,
    retryNow() {
      circuit = retryNow(circuit, now());
    },
    reset() {
      circuit = closedCircuit;
    },
    opensAt: () => (circuit.kind === 'open' && !circuit.probing ? circuit.retryAt : undefined),
    state() {
      const { failures } = circuit;
      if (circuit.kind === 'closed') return { kind: 'closed', failures };
      const { probing, retryAt } = circuit;
      if (probing) return { kind: 'half_open', failures };
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
