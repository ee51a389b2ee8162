/** The queue of emails with documents. */
export interface EmailQueue {
  /** Whether there is an account to send from. */
  hasAccount(): Promise<boolean>;
  /** Queues a document for each address; one that is queued for an address already is made due now, and sent once. */
  add(request: {
    readonly documentId: string;
    readonly to: readonly string[];
    readonly at: Date;
  }): Promise<void>;
}
