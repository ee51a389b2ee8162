import type { ChangesAnswer } from '../contract/head/stations/changes.ts';
import type {
  KnownSeries,
  ResumeAnswer,
  ResumeBody,
  RetirementBody,
  StationDocumentsAnswer,
  StationSeries,
} from '../contract/head/stations/enrolment.ts';
import type { HeadOfficeResource, StationState } from '../contract/head/stations/head-office.ts';
import type { StationRecordsAnswer } from '../contract/head/stations/station-records.ts';

/** What a station keeps about its head office, and what it has to report to it. */
export interface StationStore {
  /** Undefined while it reports to none. */
  read(): Promise<Station | undefined>;
  /** Sealed, of an identity that this station left or that was revoked, with which its emission points come along. */
  formerKey(): Promise<Uint8Array | undefined>;
  /** What the head office gets of this station when it is enrolled. */
  introduction(): Promise<{
    /** Names the data folder. */
    readonly installation: string;
    readonly ruc: string;
    readonly series: readonly StationSeries[];
  }>;
  /**
   * From then on every change is noted; all there is already is noted now. It takes the place of an identity that ended,
   * and the live series go on, above what the head office knows of them: those that a forked station shares are unproven.
   * What it knows more of is fetched.
   */
  enrol(enrolment: Enrolment, series: readonly KnownSeries[], at: Date): Promise<void>;
  /** The same head office answers at another address. */
  moveTo(url: string): Promise<void>;
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
  /** The emission points that gave way to one that the head office gave, until somebody says their next numbers. */
  replacedPoints(): Promise<readonly ReplacedPoint[]>;
  /** How it asks to begin anew: the same until it is answered, so that it is given an emission point once. */
  resumption(): Promise<ResumeBody>;
  /**
   * Begins anew under another incarnation: everything is noted once more, no series goes on below what the head office
   * knows of it, and a point whose numbers nothing proves gives way to the one that the head office gave. Where these data
   * went back, what they lack is fetched.
   */
  startAnew(incarnation: string, answer: ResumeAnswer, at: Date): Promise<void>;
  /**
   * Keeps what the head office has of this station and these data lack, or have as it was earlier; with how far that is,
   * so that it goes on where it was killed. The cash and the stock come after the documents that moved them.
   */
  keepDocuments(fetched: StationDocumentsAnswer, at: Date): Promise<void>;
  keepRecords(fetched: StationRecordsAnswer): Promise<void>;
  /** Of the cash sessions that were fetched, those of which a person has to know. */
  fetchedSessions(): Promise<readonly FetchedSession[]>;
  /** What a station states that was asked to end; undefined while something live is not decided yet. */
  retirement(): Promise<RetirementBody | undefined>;
  /** The data went back: the head office is asked before anything more is reported. */
  doubt(): Promise<void>;
  /** The head office follows this station no longer: nothing is sent, and its live series give no numbers. */
  end(station: Pick<Station, 'id'>, as: 'forked' | 'revoked', at: Date): Promise<void>;
  /**
   * Does what the head office decided, each thing by itself: one that cannot be done is kept as refused, is tried again
   * with what comes next, and stands in nobody's way. Where it takes what was bought, that is noted from then on, and all
   * there is already.
   */
  apply(station: Pick<Station, 'id'>, changes: LearnedChanges, at: Date): Promise<void>;
  /** Learns everything once more; what the head office does not name then is gone. */
  learnAnew(station: Pick<Station, 'id'>): Promise<void>;
  /** Where it ended, series that were added or changed since give no numbers either. */
  hold(at: Date): Promise<void>;
}

export interface Enrolment {
  readonly id: string;
  readonly url: string;
  readonly pin: string;
  /** The business of the head office, as that names it. */
  readonly business: string;
  readonly sealedKey: Uint8Array;
  readonly incarnation: string;
  /** At which its first live series are to be, `001-002`; absent where it says so itself. */
  readonly emissionPoint?: string;
}

export interface Station extends Omit<Enrolment, 'emissionPoint'> {
  readonly state: StationState;
  readonly enrolledAt: Date;
  /** The last of the feed that the head office has. */
  readonly position: number;
  readonly lastBatch?: string;
  readonly batch?: { readonly id: string; readonly end: number };
  /** The last change of the head office that was applied. */
  readonly changesPosition: number;
  /** While documents, then records of cash and stock, come back from the head office: the last one that did. */
  readonly fetching?: { readonly what: 'documents' | 'records'; readonly after: string | undefined };
  /** It issues nothing live any more, and ends once everything is reported. */
  readonly isRetiring: boolean;
  /** The head office takes what was bought. */
  readonly reportsPurchases: boolean;
}

export type ReplacedPoint = NonNullable<HeadOfficeResource['replaced_points']>[number];

export type FetchedSession = NonNullable<HeadOfficeResource['fetched_cash_sessions']>[number];

/** What the head office answered; the last of it for now, or there is more. */
export interface LearnedChanges extends ChangesAnswer {
  readonly isLast: boolean;
}

/** A line of the feed as it is sent, without its line end. */
export interface NotedLine {
  readonly position: number;
  readonly text: string;
}
