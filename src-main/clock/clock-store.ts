/** What the clock needs kept, so that one that went back while the program was off is found. */
export interface ClockStore {
  load(): Promise<{ readonly stamp?: ClockStamp; readonly newest?: NewestDocument }>;
  save(stamp: ClockStamp): Promise<void>;
  /** Where the newest document stands in the order of issuing; 0 before the first. */
  newestSeq(): Promise<number>;
}

/** What was known of the time at one moment. */
export interface ClockStamp {
  /** The latest time the computer's clock has told. */
  readonly wall: Date;
  /** The authority's time then, where it was known. */
  readonly authority?: {
    readonly at: Date;
    readonly uncertaintyMs: number;
    readonly unaccountedMs: number;
  };
  /** What day it was is better known than by documents up to this `seq`. */
  readonly settledSeq: number;
}

/** A document is a stamp too: it is kept with the time it was issued at. */
export interface NewestDocument {
  readonly issuedAt: Date;
  readonly seq: number;
}
