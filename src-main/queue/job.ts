/** Something to do later. It is kept in a store; the queue holds only those it works on next. */
export interface Job {
  /** The same job is never worked on twice at once. */
  readonly id: string;
  /** What it needs a slot of: an endpoint, a printer, an environment. */
  readonly key: string;
}

/** Where the jobs of a queue are kept. A job stays there until its handler has written down how it went. */
export interface JobStore<Entry extends Job> {
  /** The keys of which something came due up to an instant: since an earlier one, or ever. One too many is no harm. */
  keysDue(question: { readonly after: Date | undefined; readonly at: Date }): Promise<Iterable<string>>;
  /**
   * What is due of a key, in the order it is to be done; what is being done now is due as well. Fewer than the limit
   * means that there is no more.
   */
  due(key: string, question: { readonly at: Date; readonly limit: number }): Promise<readonly Entry[]>;
  /** The next instant after one at which anything is due. */
  nextDueAfter(at: Date): Promise<Date | undefined>;
}

/** What a job is given while it is worked on. */
export interface Slot {
  /** Aborted when the job is canceled, or when the queue was stopped and the job took too long. */
  readonly signal: AbortSignal;
  /** Whether the other side that the key stands for did its part: its circuit breaker counts. Any number of times. */
  report(answered: boolean): void;
  /** Changes to a slot of another key at once, if one is free there; false: nothing has changed. */
  moveTo(key: string): boolean;
}

/** When there is more to do of a job. */
export interface NextTry<Entry extends Job> {
  readonly at: Date;
  /** As it is then; read from the store when left out. */
  readonly job?: Entry;
}

/**
 * Works on a job and writes down how it went. Gives when there is more to do; undefined when there is not. Whatever the other
 * side does is an outcome: it throws only for a fault of our own, such as a full disk, after which the queue pauses.
 */
export type Handle<Entry extends Job> = (job: Entry, slot: Slot) => Promise<NextTry<Entry> | undefined>;
