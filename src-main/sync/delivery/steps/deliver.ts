import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { DeliverDependencies, DeliveryJob, DeliverySlot } from '../delivery-dependencies.ts';
import type { LoadedDelivery, NextStep } from '../delivery-store.ts';
import { isLate } from '../late.ts';
import { kindOfStep } from '../outbox.ts';
import { ask } from './ask.ts';
import { send } from './send.ts';
import { sign } from './sign.ts';
import type { Step, StepOutcome } from './step.ts';
import { written } from './written-step.ts';

/**
 * Takes one document as far as possible without waiting. When this resolves, the next step is in the outbox, and is
 * returned; undefined when nothing is left to do without a person.
 */
export async function deliver(
  dependencies: DeliverDependencies,
  { documentId, issued }: DeliveryJob,
  slot: DeliverySlot,
): Promise<NextStep | undefined> {
  const { store, now } = dependencies;
  let loaded = issued ? asIssued(issued) : await store.load(documentId);
  if (!loaded) throw new Error(`the outbox names a document that does not exist: ${documentId}`);
  let went = await begin(dependencies, loaded, slot);
  // At most four steps in a row: sign, ask, send, ask again. Later steps wait in the outbox until they are due.
  for (let steps = 0; steps < 4 && !went.ends && went.next && went.next.at <= now(); steps += 1) {
    loaded ??= await store.load(documentId);
    if (!loaded?.entry || loaded.entry.decision) return undefined;
    const { step, attempts } = went.next;
    const { entry, ...rest } = loaded;
    went = await take(dependencies, {
      ...rest,
      entry,
      step,
      attempts,
      slot,
      numberTaken: went.numberTaken,
    });
    loaded = undefined;
  }
  return went.next;
}

/** What `load` would find. If it changed since, nothing is overwritten: see `freeze`. */
function asIssued(document: StoredDocument): LoadedDelivery {
  const queuedAt = new Date(document.updatedAt);
  return {
    document,
    signedXml: undefined,
    // Only what the authority says is compared with it, and what is sent is read back before.
    knownRefusal: undefined,
    entry: { step: 'sign', attempts: 0, dueAt: queuedAt, queuedAt },
  };
}

/** The first step, if any: the document may have changed since its job was found. */
async function begin(
  { store, now, knowsTheDay }: DeliverDependencies,
  { document, entry }: LoadedDelivery,
  { kind }: DeliverySlot,
): Promise<StepOutcome> {
  if (!entry || entry.decision) return { next: undefined };
  const { step, attempts, dueAt, queuedAt } = entry;
  const next = { step, attempts, at: dueAt, problem: null };
  const at = now();
  if (dueAt > at || kindOfStep(step) !== kind) return { next, ends: true };
  if (step !== 'sign' && step !== 'send') return { next };
  if (isLate(queuedAt, at) && knowsTheDay()) {
    await store.holdLate(document, at);
    return { next: undefined };
  }
  if (step === 'sign' || (await store.plan(document.id, written(next, at)))) return { next };
  return { next: undefined };
}

function take(dependencies: DeliverDependencies, job: Step): Promise<StepOutcome> {
  const { step } = job;
  if (step === 'sign') return sign(dependencies, job);
  return step === 'send' ? send(dependencies, job) : ask(dependencies, { ...job, step });
}
