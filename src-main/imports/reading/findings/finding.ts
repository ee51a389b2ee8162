import type { ImportFailureCode, ImportFileKind } from '../../../contract/import.ts';
import type { DocumentType } from '../../../documents/kinds.ts';
import type { IssuedDocument } from '../../../documents/model/document.ts';

/** What a file that cannot be read seems to be, so that a message can say what to do instead. */
const unreadableContents = ['empty', 'pdf', 'spreadsheet', 'other_archive', 'other'] as const;
export type UnreadableContent = (typeof unreadableContents)[number];

/** A file that was recognized by its bytes, never by its name. */
export type RecognizedFile =
  | {
      readonly ok: true;
      readonly kind: ImportFileKind;
      /** Bytes. */
      readonly size: number;
      /** Entries or lines that will be read: how far `position` can go, for showing progress. */
      readonly entries: number;
      /** Entries of a ZIP that are no XML (PDF, archives, photographs); folders are not counted. */
      readonly ignoredEntries: number;
    }
  | { readonly ok: false; readonly failure: ImportFailureCode; readonly content?: UnreadableContent };

/** A file to read: where it is kept, what the person called it, and what `recognizeFile` found it to be. */
export interface ImportFile {
  readonly path: string;
  readonly name: string;
  readonly kind: ImportFileKind;
}

export interface ReadingOptions {
  /** The first position to give: one more than the last that was kept before a crash. */
  readonly from?: number;
  /** Ends the reading silently, between two findings. */
  readonly signal?: AbortSignal;
}

/** Where something was found. */
export interface SourcePosition {
  /**
   * Grows through the file and is the same in every reading of it: entry (or line) × 65,536 + the index among
   * several documents of one entry. Not dense; see `positionOf`.
   */
  readonly position: number;
  /** The name of the ZIP entry, cleaned for showing; it is never used as a path. */
  readonly entry?: string;
  /** From 1, in a text. */
  readonly line?: number;
}

/** One document, key or fault in a file, in the order they are written there. */
export type Finding = FoundDocument | ListedKey | FoundFault;

/**
 * A signed document of a schema the program knows, whose access key is sound and says the same as the document.
 * Its signature is not verified (`DocumentVerifier` does that), nor are its issuer, its environment and what its
 * envelope claims compared with the business.
 */
export interface FoundDocument extends SourcePosition {
  readonly kind: 'document';
  readonly documentType: DocumentType;
  readonly accessKey: string;
  /** `001-002-000000123`. */
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
  /** `ambiente` 1 or 2; a sandbox document counts as a test one, as in its XML. */
  readonly environment: FoundEnvironment;
  readonly issuerRuc: string;
  /** `2.1.0`. */
  readonly schemaVersion: string;
  /**
   * The document alone, with its signature, in UTF-8 without a byte order mark. What was written in another
   * encoding declares UTF-8 instead, which no signature covers; nothing else is changed.
   */
  readonly signedXml: Uint8Array;
  /** What the authority's envelope around it says; left out for a document that is merely signed. */
  readonly envelope?: Envelope;
  readonly content: IssuedDocument;
}

export type FoundEnvironment = 'test' | 'live';

/** An `<autorizacion>` (reference.md §5): a claim, for it carries no signature of the authority. */
export interface Envelope {
  /** The envelope as it was in the file; of a SOAP answer with several documents, the whole answer. */
  readonly bytes: Uint8Array;
  /** 49 digits (the access key), or 37 of the online scheme before 2018; empty when it is missing. */
  readonly number: string;
  readonly status: EnvelopeStatus;
  /** ISO 8601, UTC; a date without an offset is taken in Ecuador's time. */
  readonly authorizedAt?: string;
  readonly environment?: FoundEnvironment;
}

/** `estado`; `unsaid` for envelopes without it and for words that are not the authority's. */
const envelopeStatuses = ['authorized', 'not_authorized', 'in_process', 'annulled', 'unsaid'] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

/**
 * An access key in a listing, sound and of one of the six documents. In a file of the authority's portal it is
 * evidence of authorization; a plain list of keys is not, and has `fromAuthority` false.
 */
export interface ListedKey extends SourcePosition {
  readonly kind: 'listed';
  readonly line: number;
  readonly accessKey: string;
  /** Read out of the key. */
  readonly documentType: DocumentType;
  readonly number: string;
  readonly issueDate: string;
  readonly environment: FoundEnvironment;
  readonly issuerRuc: string;
  /** ISO 8601, UTC. */
  readonly authorizedAt?: string;
  /** When its column is there: 49 digits, or 37 of the online scheme. */
  readonly authorizationNumber?: string;
  /** The record has the columns of a report of the authority of documents received or issued. */
  readonly fromAuthority: boolean;
}

/** Why something in a file cannot become a document: codes of the import items (interface specification, Errors). */
export const findingFaultCodes = [
  /** Not well-formed XML, a DOCTYPE, a damaged entry, or one of the six documents with a part missing or illegible. */
  'unreadable_xml',
  /** Well-formed XML that is, and carries, none of the authority's documents. */
  'not_a_document',
  /** Over 1 MiB, or with more documents in it than any XML has; then `params.documents`. */
  'entry_too_large',
  /**
   * Not 49 digits, a wrong check digit, digits that a spreadsheet rounded (`1.2E+48`), or a key that says something
   * else than its document; `params.field` names the part that differs.
   */
  'invalid_access_key',
  /** A version of the schema that the authority has not published for that document; `params.version`. */
  'unsupported_version',
  /** Nothing to import by its nature: a document without a signature, or a key of a kind that is none of the six. */
  'not_importable',
  /** The envelope is of another document: its number or its `ambiente` is not the document's. */
  'authorization_mismatch',
] as const;
export type FindingFaultCode = (typeof findingFaultCodes)[number];

/** What could not be read, with as much as could be read of it. */
export interface FoundFault extends SourcePosition {
  readonly kind: 'fault';
  readonly code: FindingFaultCode;
  /** What a message needs to say: names of elements, codes, short quotations. */
  readonly params: Readonly<Record<string, string>>;
  readonly accessKey?: string;
  readonly documentType?: DocumentType;
  readonly number?: string;
  readonly issueDate?: string;
}

/** The limits of api.md §8, and of what one XML may carry. */
export const readingLimits = {
  /** Bytes of one XML, in an archive or by itself. */
  entryBytes: 1024 * 1024,
  fileBytes: 50 * 1024 * 1024,
  /** Entries of an archive, whatever they are, or keys of a listing. */
  entries: 50_000,
  /** Documents that one XML may carry: a lot of the authority has fifty at most, an answer a few. */
  documentsInXml: 500,
  /** How many times its size an archive may expand to. */
  expansion: 100,
} as const;

/** More documents than one entry of 1 MiB can hold. */
const PARTS = 65_536;

/** The position of the document `part` (from 0) of the entry or line `index`. */
export function positionOf(index: number, part = 0): number {
  return index * PARTS + part;
}

/** The entry or line that a position is in. */
export function indexOf(position: number): number {
  return Math.floor(position / PARTS);
}
