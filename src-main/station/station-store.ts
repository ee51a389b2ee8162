import type { ResumeAnswer, StationSeries } from '../contract/head/enrolment.ts';
import type { StationState } from '../contract/head/head-office.ts';

/** What a station keeps about its head office, and what it has to tell it. */
export interface StationStore {
  /** Undefined while it reports to none. */
  read(): Promise<Station | undefined>;
  /** Sealed, of an identity that this station left or that was revoked, with which its emission points come along. */
  formerKey(): Promise<Uint8Array | undefined>;
  /** What the head office is told of this station when it is enrolled. */
  introduction(): Promise<{
    /** Names the data folder. */
    readonly installation: string;
    readonly ruc: string;
    readonly name: string;
    readonly series: readonly StationSeries[];
  }>;
  /**
   * From then on every change is noted; all there is already is noted now. It takes the place of an identity that ended,
   * and the live series go on: those that a forked station shares are unproven.
   */
  enrol(enrolment: Enrolment, at: Date): Promise<void>;
  /** Nothing is noted or sent any more. Where it was revoked, the live series are unproven. */
  leave(at: Date): Promise<void>;
  /** How many records are to be sent. */
  waiting(): Promise<number>;
  /** What is next to be sent: up to `end`, or as much as a batch takes; no lines where nothing is. */
  lines(end?: number): Promise<readonly NotedLine[]>;
  /** The lines sent under this name are those up to `end`, until they are acknowledged. */
  begin(batch: { readonly id: string; readonly end: number }): Promise<void>;
  /** Of these positions, those at which nothing changed since. */
  unchanged(positions: readonly number[]): Promise<ReadonlySet<number>>;
  /** The head office has the batch under way. */
  acknowledge(): Promise<void>;
  /**
   * Begins anew under another incarnation: everything is noted once more, and no series goes on below what the head office
   * knows of it.
   */
  startAnew(incarnation: string, known: ResumeAnswer['series']): Promise<void>;
  /** The data went back: the head office is asked before anything more is told. */
  doubt(): Promise<void>;
  /** The head office follows this station no longer: nothing is sent, and its live series give no numbers. */
  end(station: Pick<Station, 'id'>, as: 'forked' | 'revoked', at: Date): Promise<void>;
  /** Where it ended, series that were added or changed since give no numbers either. */
  hold(at: Date): Promise<void>;
}

export interface Enrolment {
  readonly id: string;
  readonly url: string;
  readonly pin: string;
  readonly sealedKey: Uint8Array;
  readonly incarnation: string;
}

export interface Station extends Enrolment {
  readonly state: StationState;
  /** The last of the feed that the head office has. */
  readonly position: number;
  readonly lastBatch?: string;
  readonly batch?: { readonly id: string; readonly end: number };
}

/** A line of the feed as it is sent, without its line end. */
export interface NotedLine {
  readonly position: number;
  readonly text: string;
}
