import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';

/** Looks for the documents of a list, by whatever it is asked by. */
export interface DocumentSearches {
  /** Given up on abort: it rejects with the signal's reason. */
  find(
    scope: Scope,
    filters: DocumentFilters,
    question: PageQuestion,
    signal?: AbortSignal,
  ): Promise<FoundPage>;
}

export interface FoundPage {
  /** Places of the documents of the page, nearest to the position first. */
  readonly places: readonly number[];
  /** How many documents the list has. */
  readonly total: number;
  /** How many are newer than the newest of the page; 0 where the page has none. */
  readonly newer: number;
}
