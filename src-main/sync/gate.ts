import {
  afterAnswer,
  afterFailure,
  afterVainProbe,
  type Circuit,
  enter,
  retryNow,
  untriedCircuit,
} from './circuit.ts';

/** Lets those through who need a certain other side, as its circuit allows. */
export interface Gate {
  /** Undefined: not now. A sale of this moment may pass a little before the others. */
  enter(isFresh?: boolean): Pass | undefined;
  /** Whether somebody would get through now. */
  mayEnter(): boolean;
  /** The next one may try at once. */
  retryNow(): void;
  /** When somebody may pass who may not now; undefined while everybody may, or the one who probes is under way. */
  opensAt(): Date | undefined;
  state(): GateState;
}

export interface GateState {
  readonly kind: 'closed' | 'open' | 'half_open';
  readonly failures: number;
  readonly retryAt?: Date;
}

/** One who has passed. */
export interface Pass {
  /** The other side answered, or it failed. Any number of times. */
  told(answered: boolean): void;
  /** Is through. */
  leave(): void;
}

export interface GateOptions {
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** The other side answers again. */
  readonly recovered: () => void;
}

export function makeGate({ now, random, recovered }: GateOptions): Gate {
  let circuit: Circuit = untriedCircuit;

  function passOf(entered: { readonly isProbe: boolean }): Pass {
    let { isProbe } = entered;
    return {
      told(answered) {
        const before = circuit;
        circuit = answered ? afterAnswer() : afterFailure(before, { isProbe, at: now(), random: random() });
        isProbe = false;
        if (answered && before.kind === 'open') recovered();
      },
      leave() {
        if (isProbe) circuit = afterVainProbe(circuit);
        isProbe = false;
      },
    };
  }

  return {
    enter(isFresh) {
      const entered = enter(circuit, now(), isFresh);
      if (!entered) return undefined;
      circuit = entered.circuit;
      return passOf(entered);
    },
    mayEnter: () => enter(circuit, now()) !== undefined,
    retryNow() {
      circuit = retryNow(circuit, now());
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
