import type { NextStep } from '../delivery-store.ts';

/** The step as the outbox stores it: after a crash while it was sent, the authority may have received it. */
export function written(next: NextStep, at: Date): NextStep {
  return next.step === 'send' && next.at <= at ? { ...next, step: 'ask_before_send' } : next;
}
