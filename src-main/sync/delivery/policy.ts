import type { AuthorizationDifference } from '../../contract/documents/authority/authorization-mismatch.ts';
import type { LifecycleEvent } from '../../documents/lifecycle/lifecycle.ts';
import type { SriMessage } from '../../documents/messages/sri-message.ts';
import type { WaitingDecision } from '../../issuing/ports/waiting.ts';
import { type Backoff, delayAfter } from '../../queue/backoff.ts';
import type { Decision, Reception, Refusal } from '../ports/authority.ts';
import { deliveryBackoff, LAST_GROWING_ATTEMPT } from './delivery-backoff.ts';
import type { DeliveryEvent, DeliveryStep } from './delivery-store.ts';

/** The authority has nothing of an old document, and does not answer its state: what became of it nobody knows. */
export interface NotHandedOut {
  readonly kind: 'not_handed_out';
}

/** What an answer means for a document: the moves it makes and what is done next. Pure (api.md §9). */
export interface Verdict {
  readonly moves: readonly LifecycleEvent[];
  readonly events: readonly DeliveryEvent[];
  /** The next step; undefined when nothing more is done without a person. */
  readonly next:
    | { readonly step: DeliveryStep; readonly attempts: number; readonly waitMs: number }
    | undefined;
  /** What only a person can decide now; the document waits for that, and nothing is due. */
  readonly decision?: WaitingDecision;
  /** In what an authorization is not that of the document which was sent; left out where the answer is about it. */
  readonly differences?: readonly AuthorizationDifference[];
  /** Why it was returned, where the answer itself does not say so. */
  readonly messages?: readonly SriMessage[];
}

/** The first question after RECIBIDA: the authority decides in two to three seconds (SRI reference §12). */
const FIRST_QUESTION_MS = 2000;

/**
 * The authority has this long to decide what it received, and a key in process must not be sent again meanwhile (SRI
 * reference §12). One that does not know the key after that has lost the document: the same bytes go again.
 */
const LOST_AFTER_MS = 24 * 60 * 60_000;

/** Key already registered, key in process: the document is there (SRI technical sheet 2.34 §11). */
const thereCodes: readonly string[] = ['43', '70'];
const NUMBER_TAKEN = '45';
const DATE_REFUSED = '65';

export interface ReceptionCircumstances {
  /** Failed attempts to send it. */
  readonly attempts: number;
  /** Whether it had been received before. */
  readonly submitted: boolean;
  /** From 0 to 1. */
  readonly random: number;
  /** From reception to the first question for a decision. */
  readonly firstQuestionMs?: number | undefined;
  /** The delays between attempts; those of api.md §9 when left out. */
  readonly backoff?: Backoff | undefined;
}

/** What to do after a document was sent. */
export function afterReception(
  outcome: Reception,
  { attempts, submitted, random, firstQuestionMs, backoff = deliveryBackoff }: ReceptionCircumstances,
): Verdict {
  switch (outcome.kind) {
    case 'received':
    case 'already_there':
      return isThere(submitted, firstQuestionMs);
    case 'returned': {
      const codes = outcome.messages.map(({ code }) => code);
      if (codes.includes(NUMBER_TAKEN)) {
        if (codes.some((code) => thereCodes.includes(code))) return isThere(submitted, firstQuestionMs);
        return { moves: [], events: [], next: { step: 'ask_before_send', attempts, waitMs: 0 } };
      }
      return {
        ...returned(submitted),
        ...(codes.includes(DATE_REFUSED) && { decision: 'date_refused' }),
      };
    }
    case 'unknown':
      return {
        moves: [],
        events: attempts === 0 ? ['send_delayed'] : [],
        next: {
          // Without a connection, the authority cannot have received anything.
          step: outcome.problem === 'unreachable' ? 'send' : 'ask_before_send',
          attempts: attempts + 1,
          waitMs: delayAfter(backoff, attempts + 1, random),
        },
      };
  }
}

/**
 * The messages of the authority if it holds the number under another key, for all it says (45). It may be the same document,
 * sent before: it is asked by its key at once, and the question is judged with these messages.
 */
export function numberTakenIn(outcome: Reception): readonly SriMessage[] | undefined {
  if (outcome.kind !== 'returned') return undefined;
  return outcome.messages.some(({ code }) => code === NUMBER_TAKEN) ? outcome.messages : undefined;
}

function isThere(submitted: boolean, firstQuestionMs = FIRST_QUESTION_MS): Verdict {
  return {
    moves: submitted ? [] : ['submit'],
    events: submitted ? [] : ['received'],
    next: { step: 'ask', attempts: 0, waitMs: firstQuestionMs },
  };
}

function returned(submitted: boolean): Verdict {
  return { moves: submitted ? ['return'] : ['submit', 'return'], events: ['returned'], next: undefined };
}

export interface DecisionCircumstances {
  readonly step: DeliveryStep;
  /** Failed attempts to ask. */
  readonly attempts: number;
  /** How long ago the authority received the document; undefined while nobody knows whether it did. */
  readonly submittedForMs: number | undefined;
  /** The last refusal of an earlier revision, if any. */
  readonly knownRefusal?: Refusal | undefined;
  /** What reception just answered when it returned the document because its number is taken. */
  readonly numberTaken?: readonly SriMessage[] | undefined;
  /** In what an authorization is not that of the document which was sent; empty or left out when it is. */
  readonly differences?: readonly AuthorizationDifference[] | undefined;
  /** Whether its day is over, so that it is not sent without a person's decision. */
  readonly isLate: boolean;
  /** From 0 to 1. */
  readonly random: number;
  /** The delays between attempts; those of api.md §9 when left out. */
  readonly backoff?: Backoff | undefined;
}

/** What to do after the authority was asked for its decision. */
export function afterDecision(
  outcome: Decision | NotHandedOut,
  circumstances: DecisionCircumstances,
): Verdict {
  const {
    step,
    attempts,
    submittedForMs,
    numberTaken,
    differences = [],
    random,
    backoff = deliveryBackoff,
  } = circumstances;
  const submitted = submittedForMs !== undefined;
  const submit: readonly LifecycleEvent[] = submitted ? [] : ['submit'];
  const received: readonly DeliveryEvent[] = submitted ? [] : ['received'];
  const again = { attempts: attempts + 1, waitMs: delayAfter(backoff, attempts + 1, random) };
  switch (outcome.kind) {
    case 'authorized':
      if (differences.length > 0) {
        return {
          moves: submit,
          events: [...received, 'authorization_mismatch'],
          next: { step: 'ask', attempts: 0, waitMs: 0 },
          decision: 'authorization_mismatch',
          differences,
        };
      }
      return { moves: [...submit, 'authorize'], events: [...received, 'authorized'], next: undefined };
    case 'not_authorized':
      if (!isOfEarlierRevision(outcome, circumstances)) {
        return { moves: [...submit, 'refuse'], events: [...received, 'not_authorized'], next: undefined };
      }
      // The number is its own: nobody else numbers in the series.
      if (numberTaken) return { ...returned(submitted), messages: numberTaken };
      return afterNotFound(circumstances);
    case 'in_process':
      if (isBeforeCorrection(outcome.decidedAt, circumstances)) {
        return numberTaken
          ? { moves: [], events: [], next: { step, ...again } }
          : afterNotFound(circumstances);
      }
      return { moves: submit, events: received, next: { step: 'ask', ...again } };
    case 'not_found':
      if (numberTaken) return { ...returned(submitted), decision: 'number_taken', messages: numberTaken };
      return afterNotFound(circumstances);
    case 'not_handed_out':
      if (numberTaken) return { ...returned(submitted), decision: 'number_taken', messages: numberTaken };
      // What may not have been received is sent: the authority says so if it has it already.
      if (!submitted) return afterNotFound(circumstances);
      return {
        moves: [],
        events: [],
        // Sent again by a person's decision, it is asked about once more, and goes at once if it is not there.
        next: { step: 'ask', attempts: LAST_GROWING_ATTEMPT, waitMs: 0 },
        decision: 'authorization_unknown',
      };
    case 'unknown':
      return { moves: [], events: [], next: { step, ...again } };
  }
}

function afterNotFound(circumstances: DecisionCircumstances): Verdict {
  const { step, attempts, submittedForMs, isLate, random, backoff = deliveryBackoff } = circumstances;
  const send = { step: 'send', attempts, waitMs: 0 } as const;
  if (submittedForMs === undefined && isLate) return { moves: [], events: [], next: send, decision: 'late' };
  if (step === 'ask_before_send' || isLost(circumstances)) return { moves: [], events: [], next: send };
  const again = { attempts: attempts + 1, waitMs: delayAfter(backoff, attempts + 1, random) };
  return { moves: [], events: [], next: { step, ...again } };
}

/**
 * Whether a refusal is the one that was corrected since: it says nothing of the correction, which the authority may
 * not have judged yet or even received. By the authority's own clock where the answer has a date; without one, by what
 * it says. Once the authority has had the correction for as long as it may take, whatever it says counts.
 */
function isOfEarlierRevision(
  refusal: Refusal,
  { knownRefusal, submittedForMs = 0 }: DecisionCircumstances,
): boolean {
  if (!knownRefusal || submittedForMs >= LOST_AFTER_MS) return false;
  if (refusal.decidedAt !== null && knownRefusal.decidedAt !== null) {
    return isUntil(refusal.decidedAt, knownRefusal.decidedAt);
  }
  return contentOf(refusal) === contentOf(knownRefusal);
}

/** Whether a state nobody understands is dated like the refusal that was corrected since: it is that one's. */
function isBeforeCorrection(decidedAt: string | undefined, { knownRefusal }: DecisionCircumstances): boolean {
  return decidedAt !== undefined && !!knownRefusal?.decidedAt && isUntil(decidedAt, knownRefusal.decidedAt);
}

function isUntil(instant: string, last: string): boolean {
  return Date.parse(instant) <= Date.parse(last);
}

/** Asked through all the delays since it was last sent: a document that is lost again is not sent in a loop. */
function isLost({ attempts, submittedForMs = 0 }: DecisionCircumstances): boolean {
  return submittedForMs >= LOST_AFTER_MS && attempts >= LAST_GROWING_ATTEMPT;
}

function contentOf({ messages }: Refusal): string {
  return JSON.stringify(messages.map(({ code, message, detail }) => [code, message, detail]));
}
