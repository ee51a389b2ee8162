import type { AccountProblem } from '../../contract/delivery/email-settings.ts';
import type { Backoff } from '../../queue/backoff.ts';
import { makeCircuitBreaker } from '../../queue/circuit-breaker.ts';
import type { Slot } from '../../queue/job.ts';

export interface AccountTrouble {
  readonly problem: AccountProblem;
  readonly since: Date;
  readonly retryAt: Date;
}

export interface AccountCircuitOptions {
  readonly backoff: Backoff;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** The account answers again. */
  readonly recovered: () => void;
}

/**
 * The circuit breaker of the mail account, and why it is open. While the account fails nothing is worth trying but one
 * email at a time, at growing waits; the first answer opens it to all.
 */
export type AccountCircuit = ReturnType<typeof makeAccountCircuit>;

export function makeAccountCircuit({ backoff, now, random, recovered }: AccountCircuitOptions) {
  const breaker = makeCircuitBreaker({ policy: { failures: 1, backoff }, now, random, recovered });
  let trouble: AccountTrouble | undefined;
  return {
    breaker,
    /** An email found the account in trouble. */
    failed(slot: Pick<Slot, 'report'>, problem: AccountProblem): void {
      slot.report(false);
      const { retryAt } = breaker.state();
      // One of several that were under way when it broke says nothing new.
      if (!retryAt || retryAt.getTime() === trouble?.retryAt.getTime()) return;
      trouble = { problem, since: trouble?.since ?? now(), retryAt };
    },
    /** The account did its part for an email. */
    answered(slot: Pick<Slot, 'report'>): void {
      trouble = undefined;
      slot.report(true);
    },
    /** The account was changed: as if it had never been tried. */
    reset(): void {
      trouble = undefined;
      breaker.reset();
    },
    trouble: (): AccountTrouble | undefined => trouble,
  };
}
