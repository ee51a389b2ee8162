import { afterEmptyAnswer } from '../../../issuing/authorization/empty-answer.ts';
import type { DocumentStates } from '../../../issuing/ports/document-states.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { Decision } from '../../ports/authority.ts';
import type { DecidingState } from '../delivery-store.ts';
import type { NotHandedOut } from '../policy.ts';

/** What a document's delivery goes by. */
export interface DecidedDocument {
  readonly outcome: Decision | NotHandedOut;
  /** What ConsultaComprobante answered, where that decided. */
  readonly state?: DecidingState;
}

interface AskedDocument {
  readonly document: StoredDocument;
  /** When a person last had it on its way. */
  readonly queuedAt: Date;
  readonly outcome: Decision;
  readonly at: Date;
}

/**
 * The authority's decision about a document of our own: what its authorization service answered, or, where that has
 * nothing of an old one, what ConsultaComprobante answers.
 */
export async function decideByState(
  states: DocumentStates,
  { document, queuedAt, outcome, at }: AskedDocument,
): Promise<DecidedDocument> {
  const { environment, accessKey } = document.identity;
  if (outcome.kind !== 'not_found' || environment === 'sandbox') return { outcome };
  const stateOutcome = await afterEmptyAnswer({ at, since: lastHandedOver(document, queuedAt) }, () =>
    states.stateOf(environment, accessKey),
  );
  if (stateOutcome.kind === 'undecided') return { outcome };
  if (!('by' in stateOutcome) || stateOutcome.by !== 'state') return { outcome: { kind: 'not_handed_out' } };
  const { kind: state, decidedAt } = stateOutcome;
  if (state === 'not_authorized') {
    return { outcome: { kind: state, decidedAt: decidedAt ?? null, messages: [] }, state };
  }
  // An authorization has a date, which is printed.
  if (decidedAt === undefined) return { outcome: { kind: 'not_handed_out' } };
  return {
    outcome: { kind: 'authorized', number: accessKey, authorizedAt: decidedAt, messages: [] },
    state,
  };
}

/** No earlier can it be known to have been sent. */
function lastHandedOver({ status, transitions }: StoredDocument, queuedAt: Date): Date {
  if (status === 'pending' || transitions.submitted === undefined) return queuedAt;
  return new Date(Math.max(Date.parse(transitions.submitted), queuedAt.getTime()));
}
