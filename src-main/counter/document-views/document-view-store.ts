import type { DocumentView, DocumentViewPatch } from '../../contract/documents/lists/document-view.ts';

/** Whose a view is: somebody's own, or the shop's. */
export type ViewOwner = string | null;

export interface DocumentViewStore {
  /** The shop's and, where somebody is named, theirs; by name. */
  seenBy(operatorId: string | undefined): Promise<readonly DocumentView[]>;
  /** Whose a view is; undefined where there is none. */
  ownerOf(id: string): Promise<ViewOwner | undefined>;
  add(view: NewDocumentView): Promise<ViewWriting>;
  change(id: string, patch: DocumentViewPatch): Promise<ViewWriting>;
}

export interface NewDocumentView {
  readonly id: string;
  readonly owner: ViewOwner;
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly at: string;
  /** No more than so many of one owner. */
  readonly limit: number;
}

export type ViewWriting =
  | { readonly kind: 'written'; readonly view: DocumentView }
  /** Another one of the same owner has the name. */
  | { readonly kind: 'name_taken' }
  | { readonly kind: 'full' };
