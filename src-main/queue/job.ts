/** Something to do later. Jobs live in a store; the queue loads only those that run next. */
export interface Job {
  /** Two jobs of the same id never run at once. */
  readonly id: string;
  /** What the job needs a slot of: an endpoint, a printer, an environment. */
  readonly key: string;
}

/** Where the jobs of a queue are stored. A job stays due until its handler has written its result. */
export interface JobStore<Entry extends Job> {
  /** The keys with jobs that came due up to an instant: since `after`, or ever. A key without due jobs does no harm. */
  keysDue(question: { readonly after: Date | undefined; readonly at: Date }): Promise<Iterable<string>>;
  /**
   * The due jobs of a key, in the order they are to run; running jobs are due as well. Fewer than the limit means that
   * there are no more.
   */
  due(key: string, question: { readonly at: Date; readonly limit: number }): Promise<readonly Entry[]>;
  /** The next instant after `after` at which any job is due; undefined when there is none. */
  nextDueAfter(at: Date): Promise<Date | undefined>;
}

/** What a handler is given while its job runs. */
export interface Slot {
  /** Aborted when the job is canceled, or when the queue was stopped and the job took too long. */
  readonly signal: AbortSignal;
  /** Reports to the circuit breaker of the key whether the service answered. May be called any number of times. */
  report(answered: boolean): void;
  /** Moves to a slot of another key at once, if one is free there; false: nothing has changed. */
  moveTo(key: string): boolean;
}

/** When a job is to run again. */
export interface NextTry<Entry extends Job> {
  readonly at: Date;
  /** The job as it will be then; read from the store when left out. */
  readonly job?: Entry;
}

/**
 * Runs a job and writes its result. Gives when the job is to run again; undefined when it is finished. Whatever the
 * service does is a result: a handler throws only for an internal error, such as a full disk, after which the queue
 * pauses.
 */
export type Handle<Entry extends Job> = (job: Entry, slot: Slot) => Promise<NextTry<Entry> | undefined>;
