/** The decision of a person that a document in the outbox waits for. */
const waitingDecisions = [
  'late',
  'number_taken',
  /** It was never signed, and came with data of which nothing proves that its number was not given again since. */
  'number_unproven',
  'date_refused',
  'authorization_mismatch',
  /** The authority received it, hands it out no more, and does not answer its state. */
  'authorization_unknown',
] as const;
export type WaitingDecision = (typeof waitingDecisions)[number];

/** The entry of a document in the outbox of the delivery. */
export interface OutboxEntry {
  readonly step: 'sign' | 'send' | 'ask' | 'ask_before_send';
  /** Absent while it waits for no person. */
  readonly decision?: WaitingDecision;
  /** When someone last asked to have its status refreshed; an instant. */
  readonly refreshAskedAt?: string;
}

/** The outbox, as transactions of issuing use it. */
export interface WaitingTransaction {
  /** Undefined when the document is not in the outbox. */
  waiting(documentId: string): Promise<OutboxEntry | undefined>;
  /** Makes its next step due at once because someone asked, whatever it waited for; stores when. */
  askNow(documentId: string, at: Date): Promise<void>;
  /**
   * A person had it sent after all: it is due at once, and counts as queued at this instant. Its journey has an event
   * for the decision.
   */
  release(document: { readonly id: string; readonly revision: number }, at: Date): Promise<void>;
  /** Whether the authority may have received any of its bytes: it cannot only if no connection was ever made. */
  mayBeReceived(documentId: string): Promise<boolean>;
}
