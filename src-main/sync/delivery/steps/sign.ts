import { delayAfter } from '../../../queue/backoff.ts';
import { deliveryBackoff } from '../delivery-backoff.ts';
import type { DeliverDependencies } from '../delivery-dependencies.ts';
import type { NextStep } from '../delivery-store.ts';
import type { Step, StepOutcome } from './step.ts';
import { written } from './written-step.ts';

export async function sign(
  { store, signer, now, random, backoff = deliveryBackoff }: DeliverDependencies,
  { document, attempts, slot }: Step,
): Promise<StepOutcome> {
  const signed = await signer.sign(document, now());
  const at = now();
  slot.report(signed.ok);
  if (!signed.ok) {
    const wait = delayAfter(backoff, attempts + 1, random());
    const next = {
      step: 'sign',
      attempts: attempts + 1,
      at: new Date(at.getTime() + wait),
      problem: signed.problem,
    } as const;
    return { next: (await store.plan(document.id, next)) ? next : undefined };
  }
  const { signedXml, note } = signed;
  const next: NextStep = { step: 'send', attempts: 0, at, problem: null };
  const goesOn = slot.moveToSending();
  const isFrozen = await store.freeze(document, {
    signedXml,
    at,
    note,
    next: goesOn ? written(next, at) : next,
  });
  return { next: isFrozen ? next : undefined, ends: !goesOn };
}
