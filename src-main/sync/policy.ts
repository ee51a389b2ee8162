import type { LifecycleEvent } from '../documents/lifecycle.ts';
import type { Decision, Reception, Refusal } from './authority.ts';
import type { DeliveryEvent, DeliveryStep } from './delivery-store.ts';

/** What an answer means for a document: the moves it makes and what is done next. Pure (api.md §9). */
export interface Verdict {
  readonly moves: readonly LifecycleEvent[];
  readonly events: readonly DeliveryEvent[];
  /** Undefined: the authority has decided, nothing more to do. */
  readonly next:
    | { readonly step: DeliveryStep; readonly attempts: number; readonly waitMs: number }
    | undefined;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Between tries; the last one repeats (api.md §9). */
const waits = [2, 5, 15, 30, 60, 120, 300, 600, 900].map((seconds) => seconds * SECOND);

/** The first question after RECIBIDA: the authority decides in two to three seconds (SRI reference §12). */
const FIRST_QUESTION_MS = 2 * SECOND;

/**
 * The authority has this long to decide what it received, and a key in process must not be sent again meanwhile (SRI
 * reference §12). One that does not know the key after that has lost the document: the same bytes go again.
 */
const LOST_AFTER_MS = 24 * 60 * MINUTE;

export function waitBefore(attempts: number): number {
  return waits[Math.min(attempts, waits.length) - 1] ?? 15 * MINUTE;
}

/** After handing a document over; `submitted` tells whether it had been received before. */
export function afterReception(outcome: Reception, attempts: number, submitted: boolean): Verdict {
  const submit: readonly LifecycleEvent[] = submitted ? [] : ['submit'];
  switch (outcome.kind) {
    case 'received':
    case 'already_there':
      return {
        moves: submit,
        events: submitted ? [] : ['received'],
        next: { step: 'ask', attempts: 0, waitMs: FIRST_QUESTION_MS },
      };
    case 'returned':
      return { moves: [...submit, 'return'], events: ['returned'], next: undefined };
    case 'unknown':
      return {
        moves: [],
        events: attempts === 0 ? ['send_delayed'] : [],
        next: {
          // Where no connection was made, nothing can have arrived.
          step: outcome.problem === 'unreachable' ? 'send' : 'ask_before_send',
          attempts: attempts + 1,
          waitMs: waitBefore(attempts + 1),
        },
      };
  }
}

export interface DecisionCircumstances {
  readonly step: DeliveryStep;
  readonly attempts: number;
  /** How long ago the authority received the document; undefined while nobody knows whether it did. */
  readonly submittedForMs: number | undefined;
  /** The last refusal of an earlier revision, if any. */
  readonly knownRefusal?: Refusal | undefined;
}

const notFound: Decision = { kind: 'not_found' };

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
    return Date.parse(refusal.decidedAt) <= Date.parse(knownRefusal.decidedAt);
  }
  return saidIn(refusal) === saidIn(knownRefusal);
}

/** Asked through all the waits since it was last handed over: one that is lost again is not sent in a loop. */
function isLost({ attempts, submittedForMs = 0 }: DecisionCircumstances): boolean {
  return submittedForMs >= LOST_AFTER_MS && attempts >= waits.length;
}

function saidIn({ messages }: Refusal): string {
  return JSON.stringify(messages.map(({ code, message, detail }) => [code, message, detail]));
}

/** After asking what was decided. */
export function afterDecision(outcome: Decision, circumstances: DecisionCircumstances): Verdict {
  const { step, attempts, submittedForMs } = circumstances;
  const submitted = submittedForMs !== undefined;
  const submit: readonly LifecycleEvent[] = submitted ? [] : ['submit'];
  const received: readonly DeliveryEvent[] = submitted ? [] : ['received'];
  const again = { attempts: attempts + 1, waitMs: waitBefore(attempts + 1) };
  switch (outcome.kind) {
    case 'authorized':
      return { moves: [...submit, 'authorize'], events: [...received, 'authorized'], next: undefined };
    case 'not_authorized':
      if (isOfEarlierRevision(outcome, circumstances)) return afterDecision(notFound, circumstances);
      return { moves: [...submit, 'refuse'], events: [...received, 'not_authorized'], next: undefined };
    case 'in_process':
      return { moves: submit, events: received, next: { step: 'ask', ...again } };
    case 'not_found':
      return step === 'ask_before_send' || isLost(circumstances)
        ? { moves: [], events: [], next: { step: 'send', attempts, waitMs: 0 } }
        : { moves: [], events: [], next: { step, ...again } };
    case 'unknown':
      return { moves: [], events: [], next: { step, ...again } };
  }
}
