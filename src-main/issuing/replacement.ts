import type { StoredDocument } from './ports/stored-document.ts';

/** A document and the one that was issued in its place. */
export interface Replacement {
  /** As it is from now on. */
  readonly replaced: StoredDocument;
  /** As it was when it was judged. */
  readonly was: StoredDocument;
  readonly by: StoredDocument;
  readonly at: Date;
}

export interface ReplacementTransaction {
  /** The document that was issued in the place of this one, if any. */
  replacementOf(documentId: string): Promise<string | undefined>;
  /**
   * Joins the two for ever: the replaced one gives back what it took of an invoice and waits for nothing any more,
   * and its journey says by what it was replaced. Throws when it is no longer as it was.
   */
  replace(replacement: Replacement): Promise<void>;
}
