import type { ListingEvidence } from '../../contract/documents/document-resource.ts';
import type { ImportItemCode, Verification } from '../../contract/import.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import type { IssuedDocument } from '../../documents/model/document.ts';

/** An item as it is first written down: decided at once, or pending with a draft. */
export interface NewItem extends FoundItem {
  readonly id: string;
}

/** The same before it has an id. */
export interface FoundItem {
  readonly file: string;
  readonly entry?: string | undefined;
  readonly line?: number | undefined;
  readonly accessKey?: string | undefined;
  readonly documentType?: DocumentType | undefined;
  readonly number?: string | undefined;
  readonly issueDate?: string | undefined;
  readonly outcome: SettledAtOnce | PendingItem;
  /** What the listing it comes from proves of its key. */
  readonly listing?: NewListing | undefined;
  /** The error of the verifier, where it failed over this item, for the log. */
  readonly breakdown?: string;
}

export interface SettledAtOnce {
  readonly kind: 'settled';
  readonly code: ImportItemCode;
  readonly params: Params;
}

export interface PendingItem {
  readonly kind: 'pending';
  readonly facts: DraftFacts;
  /** Left out for a listed key. */
  readonly document?: PackedDocument;
}

/** A document as the store keeps it, packed by the thread that reads it, to spare the main thread. */
export interface PackedDocument {
  /** Null where it would not be read back later: what XML says need not be what a resource can show. */
  readonly json: string | null;
  /** Compressed. */
  readonly signedXml: Uint8Array;
}

export type PackDocument = (document: IssuedDocument, signedXml: Uint8Array) => PackedDocument;

export interface NewListing {
  readonly accessKey: string;
  readonly line: number;
  readonly entry?: string | undefined;
  /** Of the file. */
  readonly sha256: string;
  /** Instant, ISO 8601. */
  readonly authorizedAt?: string | undefined;
}

export type Params = Readonly<Record<string, string>>;

/** What is kept of a finding until it is decided. */
export type DraftFacts = DocumentFacts | ListedFacts;

export interface DocumentFacts {
  readonly kind: 'document';
  readonly accessKey: string;
  /** What its signature leaves to doubt. */
  readonly warnings: Params;
  /** What the authority's envelope around it says; without one it is merely signed. */
  readonly envelope?: {
    readonly authorizedAt?: string;
    /** Of the document inside it: which document was authorized. */
    readonly signatureValue?: string;
  };
}

export interface ListedFacts {
  readonly kind: 'listed';
  readonly accessKey: string;
  /** Where the listing says so; absent for keys of a list that is not the authority's. */
  readonly evidence?: { readonly sha256: string; readonly entry?: string; readonly line: number };
}

/** A pending item, with all that deciding it takes. */
export interface Draft {
  readonly itemId: string;
  readonly importId: string;
  /** Documents first: a listing is about what the same import brings. */
  readonly phase: DecidingPhase;
  /** How often the authority was asked and had not decided yet; the least asked comes first. */
  readonly asked: number;
  readonly facts: DraftFacts;
}

export type DecidingPhase = 1 | 2;
export const decidingPhases: readonly DecidingPhase[] = [1, 2];

/** What is here already that bears on a draft. */
export interface KnownFacts {
  /** The document of this access key. */
  readonly existing?: KnownDocument;
  /** Where a listing of the authority names the key, in this import or an earlier one. */
  readonly listing?: ListingEvidence;
}

export interface KnownDocument {
  readonly id: string;
  /** Absent for what was issued here: that needs no evidence. */
  readonly verification?: Verification;
  readonly listing?: ListingEvidence;
  /** Of one that was issued and signed here, and of whose decision nothing was heard. */
  readonly undecided?: { readonly signedXml: string };
}

/** What becomes of a draft. */
export type Decision =
  | {
      readonly kind: 'import';
      readonly code: ImportItemCode;
      readonly params: Params;
      readonly verification: Verification;
      /** Instant; absent where nothing says when. */
      readonly authorizedAt?: string;
      readonly listing?: ListingEvidence;
      /** What the authority gave for a key; the draft's own document where it is left out. */
      readonly fetched?: FetchedDocument;
    }
  | {
      readonly kind: 'upgrade';
      readonly documentId: string;
      readonly verification: Verification;
      readonly authorizedAt?: string;
      readonly listing?: ListingEvidence;
    }
  /** One that was issued here, and of which nothing was heard, is authorized by what was brought. */
  | {
      readonly kind: 'authorize';
      readonly documentId: string;
      readonly by: 'file' | 'listing';
      /** Instant. */
      readonly authorizedAt: string;
    }
  | {
      readonly kind: 'settle';
      readonly code: ImportItemCode;
      readonly params: Params;
      readonly documentId?: string;
    }
  /** Stays pending; `isAsked` where the authority was asked and has not decided. */
  | { readonly kind: 'wait'; readonly isAsked: boolean };

export interface FetchedDocument {
  readonly document: IssuedDocument;
  readonly signedXml: Uint8Array;
}
