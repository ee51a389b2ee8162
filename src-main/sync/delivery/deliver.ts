import type { DocumentStatus } from '../../documents/kinds.ts';
import { advance, type LifecycleEvent } from '../../documents/lifecycle.ts';
import type { SriMessage } from '../../documents/messages/sri-message.ts';
import type { CompareDocuments } from '../../issuing/authorization/compare-authorization.ts';
import { substituteIn } from '../../issuing/authorization/substitute-authority.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { delayAfter } from '../../queue/backoff.ts';
import type { Answered, Authority, Decision, Reception } from '../authority.ts';
import type { DocumentSigner } from '../document-signer.ts';
import type { Connectivity } from '../state/connectivity.ts';
import { authorizationDifferences } from './authorization-differences.ts';
import { deliveryBackoff } from './delivery-backoff.ts';
import type {
  DeliveryResult,
  DeliveryStore,
  LoadedDelivery,
  NextStep,
  OutboxEntry,
} from './delivery-store.ts';
import { isLate } from './late.ts';
import { kindOfStep, type WorkKind } from './outbox.ts';
import { afterDecision, afterReception, numberTakenIn, type Verdict } from './policy.ts';

export interface DeliverDependencies {
  readonly store: Omit<DeliveryStore, 'putOff'>;
  readonly signer: DocumentSigner;
  readonly authority: Authority;
  readonly connectivity: Connectivity;
  /** Whether the document that the authority encloses is the one that was sent, where bytes differ. */
  readonly compare: CompareDocuments;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** From reception to the first question for a decision; as long as the authority takes to decide when unsaid. */
  readonly firstQuestionMs?: number | undefined;
  /** Whether the clock is trusted about the date: otherwise no document is held for being late. */
  readonly knowsTheDay: () => boolean;
  /**
   * Called at once with the `Date` header of a clear answer of the authority. Other answers may come from a proxy (a
   * hotel's page, a gateway), and the sandbox has no server: they say nothing about the authority's time.
   */
  readonly sawAuthorityDate: (answer: DatedAnswer) => void;
  /** Called after each commit that changed the document's status, or has it wait for a person. */
  readonly changed: (documentId: string) => void;
}

export interface DatedAnswer {
  /** When it was asked, by our clock. */
  readonly ours: Date;
  /** Its `Date` header. */
  readonly theirs: Date;
  readonly roundTripMs: number;
}

/** The slot of a delivery, and where it reports how the signer or the authority behaved. */
export interface DeliverySlot {
  readonly kind: WorkKind;
  /** Whether the signer, or the authority, answered. */
  report(answered: boolean): void;
  /** Moves from a slot for signing to one for sending, if one is free and its circuit breaker lets it pass. */
  moveToSending(): boolean;
}

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

/** The step as the outbox stores it: after a crash while it was sent, the authority may have received it. */
function written(next: NextStep, at: Date): NextStep {
  return next.step === 'send' && next.at <= at ? { ...next, step: 'ask_before_send' } : next;
}

interface Step extends LoadedDelivery, Pick<StepOutcome, 'numberTaken'> {
  readonly entry: OutboxEntry;
  readonly step: OutboxEntry['step'];
  readonly attempts: number;
  readonly slot: DeliverySlot;
}

async function takeStep(dependencies: DeliverDependencies, job: Step): Promise<StepOutcome> {
  const { document, signedXml, knownRefusal, entry, step, attempts, numberTaken } = job;
  const { authority, compare, now, random, knowsTheDay, firstQuestionMs } = dependencies;
  if (step === 'sign') return sign(dependencies, job);
  const question = questionOf(document);
  if (step === 'send') {
    if (!signedXml) throw new Error(`document ${document.id} is to be sent and was never signed`);
    const answered = await authority.receive({ ...question, signedXml });
    const submitted = document.status !== 'pending';
    const { outcome } = answered;
    const verdict = afterReception(outcome, { attempts, submitted, random: random(), firstQuestionMs });
    const next = await conclude(dependencies, job, answered, verdict);
    return { next, numberTaken: numberTakenIn(outcome) };
  }
  const answered = await authority.decision(question);
  const at = now();
  const differences = await authorizationDifferences({ document, signedXml, answered, at }, compare);
  const verdict = afterDecision(answered.outcome, {
    step,
    attempts,
    submittedForMs: submittedForMs(document, at),
    knownRefusal,
    numberTaken,
    differences,
    isLate: isLate(entry.queuedAt, at) && knowsTheDay(),
    random: random(),
  });
  return { next: await conclude(dependencies, job, answered, verdict) };
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
  const kept = await store.freeze(document, { signedXml, at, note, next: goesOn ? written(next, at) : next });
  return { next: kept ? next : undefined, ends: !goesOn };
}

async function conclude(
  dependencies: DeliverDependencies,
  { document, slot }: Step,
  { outcome, exchange }: Answered<Reception | Decision>,
  verdict: Verdict,
): Promise<NextStep | undefined> {
  const { store, connectivity, now, changed, sawAuthorityDate } = dependencies;
  const at = now();
  const { environment } = document.identity;
  const answered = outcome.kind !== 'unknown';
  // An outage that a sandbox document asks for is that document's alone.
  if (document.simulate !== 'unavailable') slot.report(answered);
  connectivity.seen(environment, { at, answered });
  if (answered && exchange.authorityDate && environment !== 'sandbox') {
    const { startedAt: ours, authorityDate: theirs, durationMs: roundTripMs } = exchange;
    sawAuthorityDate({ ours, theirs, roundTripMs });
  }
  const entered = statusesEntered(document.status, verdict.moves);
  const { differences } = verdict;
  const isAnother = differences !== undefined;
  // What is said of another document is not this one's.
  const said = 'messages' in outcome && !isAnother ? outcome.messages : undefined;
  const messages = verdict.messages ?? said;
  const next: NextStep | undefined = verdict.next && {
    step: verdict.next.step,
    attempts: verdict.next.attempts,
    at: new Date(at.getTime() + verdict.next.waitMs),
    problem: outcome.kind === 'unknown' ? outcome.problem : null,
  };
  const result: DeliveryResult = {
    at,
    exchange,
    outcome: outcomeWord(outcome, isAnother),
    entered,
    events: verdict.events,
    ...(isAnother && { differences }),
    ...(outcome.kind === 'authorized' &&
      !isAnother && {
        authorization: {
          number: outcome.number,
          authorizedAt: outcome.authorizedAt,
          ...substituteIn(environment, exchange.endpoint),
        },
      }),
    ...(entered.includes('not_authorized') &&
      outcome.kind === 'not_authorized' && {
        refusal: { decidedAt: outcome.decidedAt, messages: outcome.messages },
      }),
    ...(entered.length > 0 && messages && { messages }),
    next: next && (verdict.decision ? next : written(next, at)),
    decision: verdict.decision,
    // An outcome that a sandbox document asks for is that document's alone; a rehearsed condition is that of all.
    stopsSeries: verdict.decision === 'number_taken' && document.simulate !== 'returned_sequence',
  };
  await store.record(document, result);
  if (entered.length > 0 || isAnother) changed(document.id);
  return verdict.decision ? undefined : next;
}

/** What the log of exchanges calls it. */
function outcomeWord(outcome: Reception | Decision, isAnother: boolean): string {
  if (isAnother) return 'authorization_mismatch';
  return outcome.kind === 'unknown' ? `unknown: ${outcome.problem}` : outcome.kind;
}

/** The statuses that a series of moves goes through. Throws for a move that the table forbids: that is a bug. */
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
