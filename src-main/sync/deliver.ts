import type { DocumentStatus } from '../documents/kinds.ts';
import { advance, type LifecycleEvent } from '../documents/lifecycle.ts';
import type { StoredDocument } from '../issuing/stored-document.ts';
import type { Answered, Authority, Decision, Reception } from './authority.ts';
import type { Connectivity } from './connectivity.ts';
import type { Delivery, DeliveryResult, DeliveryStore, LoadedDelivery, NextStep } from './delivery-store.ts';
import type { DocumentSigner } from './document-signer.ts';
import { afterDecision, afterReception, type Verdict, waitBefore } from './policy.ts';

export interface DeliverDependencies {
  readonly store: DeliveryStore;
  readonly signer: DocumentSigner;
  readonly authority: Authority;
  readonly connectivity: Connectivity;
  readonly now: () => Date;
  /** Told after each commit that changed the document's status. */
  readonly changed: (documentId: string) => void;
}

/** Takes one document as far as it goes without waiting; what is left to do is in the outbox when this resolves. */
export async function deliver(dependencies: DeliverDependencies, delivery: Delivery): Promise<void> {
  const { store, now } = dependencies;
  let next: NextStep | undefined = { ...delivery, at: now(), problem: null };
  if (next.step === 'send') await store.plan(delivery.documentId, written(next, next.at));
  // Signing, sending and asking are at most these steps in a row; the rest waits for its time in the outbox.
  for (let steps = 0; steps < 4 && next && next.at <= now(); steps += 1) {
    const loaded = await store.load(delivery.documentId);
    if (!loaded) throw new Error(`the outbox names a document that does not exist: ${delivery.documentId}`);
    next = await takeStep(dependencies, { ...loaded, step: next.step, attempts: next.attempts });
  }
}

/** The step as the outbox keeps it: what is sent at once may have arrived, should nobody live to write down how it went. */
function written(next: NextStep, at: Date): NextStep {
  return next.step === 'send' && next.at <= at ? { ...next, step: 'ask_before_send' } : next;
}

interface Job extends LoadedDelivery {
  readonly step: Delivery['step'];
  readonly attempts: number;
}

async function takeStep(dependencies: DeliverDependencies, job: Job): Promise<NextStep | undefined> {
  const { document, signedXml, knownRefusal, step, attempts } = job;
  if (step === 'sign') return sign(dependencies, job);
  const submitted = document.status !== 'pending';
  const question = questionOf(document);
  if (step === 'send') {
    if (!signedXml) throw new Error(`document ${document.id} is to be sent and was never signed`);
    const answered = await dependencies.authority.receive({ ...question, signedXml });
    return conclude(dependencies, job, answered, afterReception(answered.outcome, attempts, submitted));
  }
  const answered = await dependencies.authority.decision(question);
  return conclude(
    dependencies,
    job,
    answered,
    afterDecision(answered.outcome, {
      step,
      attempts,
      submittedForMs: submittedForMs(document, dependencies.now()),
      knownRefusal,
    }),
  );
}

/** How long the authority has had a document; undefined before it is known to have received it. */
function submittedForMs({ transitions, status }: StoredDocument, at: Date): number | undefined {
  if (status === 'pending' || transitions.submitted === undefined) return undefined;
  return at.getTime() - Date.parse(transitions.submitted);
}

async function sign(
  { store, signer, now }: DeliverDependencies,
  { document, attempts }: Job,
): Promise<NextStep> {
  const at = now();
  const signed = await signer.sign(document, at);
  if (signed.ok) {
    const next: NextStep = { step: 'send', attempts: 0, at, problem: null };
    await store.freeze(document, { signedXml: signed.signedXml, at, next: written(next, at) });
    return next;
  }
  const next: NextStep = {
    step: 'sign',
    attempts: attempts + 1,
    at: new Date(at.getTime() + waitBefore(attempts + 1)),
    problem: signed.problem,
  };
  await store.plan(document.id, next);
  return next;
}

async function conclude(
  { store, connectivity, now, changed }: DeliverDependencies,
  { document }: Job,
  { outcome, exchange }: Answered<Reception | Decision>,
  verdict: Verdict,
): Promise<NextStep | undefined> {
  const at = now();
  connectivity.seen(document.identity.environment, { at, answered: outcome.kind !== 'unknown' });
  const entered = statusesEntered(document.status, verdict.moves);
  const next: NextStep | undefined = verdict.next && {
    step: verdict.next.step,
    attempts: verdict.next.attempts,
    at: new Date(at.getTime() + verdict.next.waitMs),
    problem: outcome.kind === 'unknown' ? outcome.problem : null,
  };
  const result: DeliveryResult = {
    at,
    exchange,
    outcome: outcome.kind === 'unknown' ? `unknown: ${outcome.problem}` : outcome.kind,
    entered,
    events: verdict.events,
    ...(outcome.kind === 'authorized' && {
      authorization: { number: outcome.number, authorizedAt: new Date(outcome.authorizedAt).toISOString() },
    }),
    ...(entered.includes('not_authorized') &&
      outcome.kind === 'not_authorized' && {
        refusal: { decidedAt: outcome.decidedAt, messages: outcome.messages },
      }),
    ...(entered.length > 0 && 'messages' in outcome && { messages: outcome.messages }),
    next: next && written(next, at),
  };
  await store.record(document, result);
  if (entered.length > 0) changed(document.id);
  return next;
}

/** The statuses a row of moves goes through; a move the table forbids is a bug, not an answer to swallow. */
function statusesEntered(from: DocumentStatus, moves: readonly LifecycleEvent[]): DocumentStatus[] {
  const entered: DocumentStatus[] = [];
  let status = from;
  for (const move of moves) {
    const reached = advance(status, move);
    if (!reached) throw new Error(`a document ${status} cannot ${move}`);
    entered.push(reached);
    status = reached;
  }
  return entered;
}

function questionOf({ identity, simulate }: StoredDocument) {
  return {
    environment: identity.environment,
    accessKey: identity.accessKey,
    ...(simulate && { simulate }),
  };
}
