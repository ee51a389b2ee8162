import type { Channel, DocumentType, Environment } from '../../documents/kinds.ts';

/** A numbering as the authority sees it: the same in every installation of the business. */
export interface SeriesName {
  readonly ruc: string;
  readonly environment: Environment;
  readonly type: DocumentType;
  readonly establishment: string;
  readonly emissionPoint: string;
}

/** An emission point that numbers the live documents of a business. */
export type LivePoint = Pick<SeriesName, 'ruc' | 'establishment' | 'emissionPoint'>;

/** A document took the next number of its series. */
export interface NumberTaken extends SeriesName {
  readonly kind: 'number';
  readonly sequential: number;
  readonly accessKey: string;
  readonly documentId: string;
  readonly channel: Channel;
  /** Absent where it was asked for without a key. */
  readonly request?: IdempotentRequest;
  /** Instant, ISO 8601. */
  readonly at: string;
}

/** The request that issued a document, by its Idempotency-Key: asked again, it issues nothing. */
export interface IdempotentRequest {
  /** Within which the key means this request; begins with the id of the business. */
  readonly scope: string;
  readonly key: string;
  /** Of its body: SHA-256, hexadecimal. */
  readonly fingerprint: string;
}

/** A revision of a document was written: what it says, should the database be lost before it is signed. */
export interface RevisionWritten {
  readonly kind: 'revision';
  readonly documentId: string;
  readonly revision: number;
  /** JSON. */
  readonly content: Uint8Array;
  /** Instant, ISO 8601. */
  readonly at: string;
}

/** A revision of a document was signed: these are its bytes for ever. */
export interface RevisionSigned {
  readonly kind: 'signed';
  readonly documentId: string;
  readonly revision: number;
  readonly signedXml: Uint8Array;
  /** Instant, ISO 8601. */
  readonly at: string;
}

/** What the journal beside the database keeps, so that no number is ever given twice and no document is lost. */
export type JournalEntry = NumberTaken | RevisionWritten | RevisionSigned;

/** Notes an entry with the transaction it is noted in: undone with it, and durable before its promise resolves. */
export type NoteInJournal = (entry: JournalEntry) => void;

/** How far a series has got: the highest number it gave. */
export interface SeriesHead extends SeriesName {
  readonly highest: number;
}
