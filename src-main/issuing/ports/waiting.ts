/** What only a person can decide of a document that waits. */
export const waitingDecisions = ['late', 'number_taken', 'date_refused'] as const;
export type WaitingDecision = (typeof waitingDecisions)[number];

/** Where a document waits on its way to the authority. */
export interface OutboxEntry {
  readonly step: 'sign' | 'send' | 'ask' | 'ask_before_send';
  /** Absent: it goes on by itself. */
  readonly decision?: WaitingDecision;
  /** When someone last asked to have its status refreshed; an instant. */
  readonly refreshAskedAt?: string;
}

/** The waiting documents, for the transaction that writes. */
export interface WaitingTransaction {
  /** Undefined: it waits for nothing. */
  waiting(documentId: string): Promise<OutboxEntry | undefined>;
  /** Its next step is due at once, because someone asked; when that was is kept. */
  askNow(documentId: string, at: Date): Promise<void>;
  /**
   * A person had it sent after all: it is due at once, and from now on waits as one that was queued at this instant.
   * Its journey tells of the decision.
   */
  release(document: { readonly id: string; readonly revision: number }, at: Date): Promise<void>;
  /** Whether any of its bytes may have reached the authority: only where no connection was ever made they cannot have. */
  mayBeReceived(documentId: string): Promise<boolean>;
}
