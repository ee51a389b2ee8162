import type { LateDocument, TimelinessDay } from '../../contract/reports/timeliness.ts';
import type { Scope } from '../../reading/document-reading-store.ts';

export interface TimelinessQuestion {
  readonly scope: Scope;
  /** YYYY-MM-DD in Ecuador, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly lateAfterSeconds: number;
  /** Until when what is not authorized has waited: instant, ISO 8601. */
  readonly now: string;
  /** Late documents at most, those that waited longest. */
  readonly limit: number;
}

/** A document that waited, and what is known of its way. */
export interface DelayedDocument extends Omit<LateDocument, 'causes'> {
  /** Whether a person is asked what is to become of it now. */
  readonly awaitsPerson: boolean;
  /** Steps of its journey that change what it waits for: signatures, refusals, corrections, decisions of a person. */
  readonly steps: readonly { readonly type: string; readonly at: string }[];
}

export interface Waits {
  readonly days: readonly TimelinessDay[];
  readonly lateCount: number;
  readonly late: readonly DelayedDocument[];
}

/** Instants, ISO 8601; without an end it lasts still. */
export interface Span {
  readonly from: string;
  readonly to?: string | undefined;
}

/** What kept all documents waiting at once, in the days of a question. */
export interface Interruptions {
  /** While the program did not run. */
  readonly closed: readonly Span[];
  /** While nothing of the authority answered, and since which kind of attempt. */
  readonly offline: readonly (Span & { readonly isLine: boolean })[];
}

export interface TimelinessStore {
  waits(question: TimelinessQuestion, signal?: AbortSignal): Promise<Waits>;
  interruptions(question: Pick<TimelinessQuestion, 'scope' | 'from' | 'now'>): Promise<Interruptions>;
}
