/** The storage of the clock guard, so that a clock set back while the program was off is detected. */
export interface ClockStore {
  load(): Promise<{ readonly stamp?: ClockStamp; readonly newest?: NewestDocument }>;
  save(stamp: ClockStamp): Promise<void>;
  /** The `seq` of the newest document; 0 before the first. */
  newestSeq(): Promise<number>;
}

/** What was known of the time at one moment. */
export interface ClockStamp {
  /** The latest time that the computer's clock has shown. */
  readonly wall: Date;
  /** The authority's time then, where it was known. */
  readonly authority?: {
    readonly at: Date;
    readonly uncertaintyMs: number;
    readonly unaccountedMs: number;
  };
  /** Documents up to this `seq` are no evidence: a person or the authority has confirmed the date since. */
  readonly settledSeq: number;
}

/** The newest document is evidence too, by the time it was issued at. */
export interface NewestDocument {
  readonly issuedAt: Date;
  readonly seq: number;
}
