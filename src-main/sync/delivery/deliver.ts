import type { SriMessage } from '../../documents/messages/sri-message.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { delayAfter } from '../../queue/backoff.ts';
import { authorizationDifferences } from './authorization-differences.ts';
import { conclude } from './conclude.ts';
import { decideByState } from './decide-by-state.ts';
import { deliveryBackoff } from './delivery-backoff.ts';
import type { DeliverDependencies, DeliverySlot } from './delivery-dependencies.ts';
import type { LoadedDelivery, NextStep, OutboxEntry } from './delivery-store.ts';
import { isLate } from './late.ts';
import { kindOfStep } from './outbox.ts';
import { afterDecision, afterReception, numberTakenIn } from './policy.ts';
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
    went = await takeStep(dependencies, {
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

/** A document with its outbox entry; one that was just issued comes as it was stored, without a read. */
export interface DeliveryJob {
  readonly documentId: string;
  readonly issued?: StoredDocument | undefined;
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

/** The result of a step. */
interface StepOutcome {
  readonly next: NextStep | undefined;
  /** The next step needs another slot. */
  readonly ends?: boolean;
  /** The messages with which reception returned the document because of its number, for the question that follows. */
  readonly numberTaken?: readonly SriMessage[] | undefined;
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

interface Step extends LoadedDelivery, Pick<StepOutcome, 'numberTaken'> {
  readonly entry: OutboxEntry;
  readonly step: OutboxEntry['step'];
  readonly attempts: number;
  readonly slot: DeliverySlot;
}

async function takeStep(dependencies: DeliverDependencies, job: Step): Promise<StepOutcome> {
  const { document, signedXml, knownRefusal, entry, step, attempts, numberTaken } = job;
  const { authority, states, compare, now, random, knowsTheDay, firstQuestionMs } = dependencies;
  if (step === 'sign') return sign(dependencies, job);
  const question = questionOf(document);
  if (step === 'send') {
    if (!signedXml) throw new Error(`document ${document.id} is to be sent and was never signed`);
    const answered = await authority.receive({ ...question, signedXml });
    const submitted = document.status !== 'pending';
    const { outcome } = answered;
    const verdict = afterReception(outcome, { attempts, submitted, random: random(), firstQuestionMs });
    const next = await conclude(dependencies, job, { answered, decided: { outcome }, verdict });
    return { next, numberTaken: numberTakenIn(outcome) };
  }
  const answered = await authority.decision(question);
  const at = now();
  const differences = await authorizationDifferences({ document, signedXml, answered, at }, compare);
  const { queuedAt } = entry;
  const decided = await decideByState(states, { document, queuedAt, outcome: answered.outcome, at });
  const verdict = afterDecision(decided.outcome, {
    step,
    attempts,
    submittedForMs: submittedForMs(document, at),
    knownRefusal,
    numberTaken,
    differences,
    isLate: isLate(queuedAt, at) && knowsTheDay(),
    random: random(),
  });
  return { next: await conclude(dependencies, job, { answered, decided, verdict }) };
}

/** How long the authority has had a document; undefined before it is known to have received it. */
function submittedForMs({ transitions, status }: StoredDocument, at: Date): number | undefined {
  if (status === 'pending' || transitions.submitted === undefined) return undefined;
  return at.getTime() - Date.parse(transitions.submitted);
}

async function sign(
  { store, signer, now, random }: DeliverDependencies,
  { document, attempts, slot }: Step,
): Promise<StepOutcome> {
  const signed = await signer.sign(document, now());
  const at = now();
  slot.report(signed.ok);
  if (!signed.ok) {
    const wait = delayAfter(deliveryBackoff, attempts + 1, random());
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

function questionOf({ identity, simulate }: StoredDocument) {
  return {
    environment: identity.environment,
    accessKey: identity.accessKey,
    ...(simulate && { simulate }),
  };
}
