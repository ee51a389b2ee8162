import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';
import type { FoundPage } from './document-searches.ts';

/** A page of a list, asked of the thread of searches. */
export interface SearchQuestion {
  readonly scope: Scope;
  readonly filters: DocumentFilters;
  readonly page: PageQuestion;
}

/**
 * What the thread is told: a question, that nobody waits for its answer any more, or to read in advance what is often
 * asked for.
 */
export type SearchMessage = AskedSearch | { readonly cancelled: number } | { readonly prepare: number };

export interface AskedSearch {
  /** The answer carries it too. */
  readonly id: number;
  readonly question: SearchQuestion;
}

/** What the thread found, or why it could not look. */
export type SearchAnswer = { readonly id: number } & (
  | { readonly kind: 'found'; readonly found: FoundPage }
  | { readonly kind: 'prepared'; readonly prepared: Prepared }
  | { readonly kind: 'failed'; readonly reason: string }
);

/** What a thread holds when it has prepared itself. */
export interface Prepared {
  readonly sets: number;
  readonly bytes: number;
}
