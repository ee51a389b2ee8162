import type { StoredDocument } from './stored-document.ts';

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
   * Links both documents: the replaced one releases the credit it took of an invoice and leaves the outbox, and its
   * journey says by which document it was replaced. Throws when it changed since it was read.
   */
  replace(replacement: Replacement): Promise<void>;
}
