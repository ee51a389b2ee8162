/** Where documents wait to be emailed. */
export interface EmailQueue {
  /** Whether there is an account to send from. */
  hasAccount(): Promise<boolean>;
  /** Queues a document for each address; where it already waits for one, that one is sent once, and now. */
  add(request: {
    readonly documentId: string;
    readonly to: readonly string[];
    readonly at: Date;
  }): Promise<void>;
}
