import type { DocumentStatus } from '../../../documents/kinds.ts';
import { advance, type LifecycleEvent } from '../../../documents/lifecycle/lifecycle.ts';
import { refusalWithoutMessage } from '../../../documents/messages/refusal-without-message.ts';
import type { SriMessage } from '../../../documents/messages/sri-message.ts';
import { substituteIn } from '../../../issuing/authorization/substitute-authority.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { Answered, Decision, Reception } from '../../ports/authority.ts';
import type { DeliverDependencies, DeliverySlot } from '../delivery-dependencies.ts';
import type { DeliveryResult, NextStep } from '../delivery-store.ts';
import type { Verdict } from '../policy.ts';
import type { DecidedDocument } from './decide-by-state.ts';
import { written } from './written-step.ts';

/** What came of a step. */
interface Conclusion {
  readonly answered: Answered<Reception | Decision>;
  /** What the document's delivery goes by: the answer itself, unless ConsultaComprobante answered more. */
  readonly decided: Pick<DecidedDocument, 'state'> & {
    readonly outcome: Reception | DecidedDocument['outcome'];
  };
  readonly verdict: Verdict;
}

/** Writes down what came of a step; gives the next one. */
export async function conclude(
  dependencies: DeliverDependencies,
  { document, slot }: { readonly document: StoredDocument; readonly slot: DeliverySlot },
  { answered: { outcome: answer, exchange }, decided: { outcome, state }, verdict }: Conclusion,
): Promise<NextStep | undefined> {
  const { store, connectivity, now, changed, sawAuthorityDate } = dependencies;
  const at = now();
  const { environment } = document.identity;
  const answered = answer.kind !== 'unknown';
  // An outage that a sandbox document asks for is that document's alone.
  if (document.simulate !== 'unavailable') slot.report(answered);
  connectivity.seen(environment, {
    at,
    answered,
    ...(answer.kind === 'unknown' && { problem: answer.problem }),
  });
  if (answered && exchange.authorityDate && environment !== 'sandbox') {
    const { startedAt: ours, authorityDate: theirs, durationMs: roundTripMs } = exchange;
    sawAuthorityDate({ ours, theirs, roundTripMs });
  }
  const entered = statusesEntered(document.status, verdict.moves);
  const { differences } = verdict;
  const isAnother = differences !== undefined;
  // Messages about another document are not this one's.
  const own = 'messages' in outcome && !isAnother ? outcome.messages : undefined;
  const messages = explained(entered.at(-1), verdict.messages ?? own);
  const next: NextStep | undefined = verdict.next && {
    step: verdict.next.step,
    attempts: verdict.next.attempts,
    at: new Date(at.getTime() + verdict.next.waitMs),
    problem: answer.kind === 'unknown' ? answer.problem : null,
  };
  const result: DeliveryResult = {
    at,
    exchange,
    outcome: outcomeName(answer, isAnother),
    ...(state && { state }),
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

/** A refusal says what happened and what to do, also where the authority gives no message. */
function explained(
  status: DocumentStatus | undefined,
  messages: readonly SriMessage[] | undefined,
): readonly SriMessage[] | undefined {
  if (messages?.length !== 0) return messages;
  return status === 'returned' || status === 'not_authorized' ? [refusalWithoutMessage(status)] : messages;
}

/** What the log of exchanges calls it. */
function outcomeName(outcome: Reception | Decision, isAnother: boolean): string {
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
