import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';

/** What is asked of the thread of searches. */
export type SearchQuestion = { readonly scope: Scope; readonly filters: DocumentFilters } & (
  | { readonly kind: 'page'; readonly page: PageQuestion }
  | { readonly kind: 'count'; readonly newerThan: number }
);

/** What the thread is told: a question, or that nobody waits for its answer any more. */
export type SearchMessage = AskedSearch | { readonly cancelled: number };

export interface AskedSearch {
  /** The answer carries it too. */
  readonly id: number;
  readonly question: SearchQuestion;
}

/** What the thread found, or why it could not look. */
export type SearchAnswer = { readonly id: number } & (
  | { readonly kind: 'page'; readonly places: readonly number[] }
  | { readonly kind: 'count'; readonly documents: number }
  | { readonly kind: 'failed'; readonly reason: string }
);
