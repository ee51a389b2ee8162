import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Verification } from '../../contract/import.ts';
import type {
  Channel,
  DocumentStatus,
  DocumentType,
  Environment,
  Simulation,
} from '../../documents/kinds.ts';
import type { ReceivedState } from '../../received/received-store.ts';

export interface DocumentTable {
  /** Grows with every document: the order of lists and of the search index. */
  seq: Generated<number>;
  id: string;
  entity_id: string;
  environment: Environment;
  type: DocumentType;
  status: DocumentStatus;
  transitions_json: string;
  revision: number;
  establishment: string;
  emission_point: string;
  sequential: number;
  access_key: string;
  issue_date: string;
  counterparty: string;
  counterparty_name: string;
  total: string;
  channel: Channel;
  metadata_json: string;
  authorization_number: string | null;
  authorized_at: string | null;
  sri_messages_json: string;
  delivery_status: string;
  issued_at: string;
  portal_views: Generated<number>;
  portal_last_viewed_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
  /** The import that brought it; null for what was issued here, as the two below. */
  import_id: Generated<string | null>;
  verification: Generated<Verification | null>;
  /** Where a listing of the authority names it. */
  listing_json: Generated<string | null>;
}
export type DocumentRow = Selectable<DocumentTable>;

/** What was signed: one row for the issuing and one for each correction; never updated once signed. */
export interface DocumentRevisionTable {
  /** Grows with every revision. */
  id: Generated<number>;
  seq: number;
  revision: number;
  /** Compressed JSON. */
  content: Uint8Array;
  /** JSON of the business as it was, interned. */
  issuer: number;
  /** The addresses it is emailed to by itself; null where there is none. */
  emails_json: string | null;
  simulate: Simulation | null;
  /** Null until signed. */
  signed_at: string | null;
  /** Why the authority did not authorize this revision, if it did not. */
  refusal_json: string | null;
}

export interface DocumentEventTable {
  seq: number;
  id: string;
  type: string;
  revision: number;
  /** Null where there is nothing to tell. */
  data_json: string | null;
  created_at: string;
}

/** What lists are filtered by; kept by triggers. */
export interface DocumentListTable {
  seq: number;
  /** The business and environment: `list_scope`. */
  scope: number;
  type: DocumentType;
  status: DocumentStatus;
  channel: Channel;
  /** YYYY-MM-DD in Ecuador. */
  day: string;
  /** Milliseconds since 1970. */
  created_ms: number;
}

export interface MonthCountTable {
  scope: number;
  /** YYYY-MM. */
  month: string;
  type: DocumentType;
  status: DocumentStatus;
  channel: Channel;
  documents: number;
}

/** The signed XML of a revision; never updated. */
export interface SignedXmlTable {
  revision_id: number;
  /** Compressed. */
  xml: Uint8Array;
  /** With which it is compressed; null when it stands alone. */
  dictionary: number | null;
}

/** The first of the large texts of a kind and certificate, with which later ones are compressed; never changed. */
export interface DictionaryTable {
  id: Generated<number>;
  kind: string;
  /** SHA-256 of the certificate in the text, hexadecimal; empty when there is none. */
  certificate: string;
  /** The text as it is: not compressed. */
  bytes: Uint8Array;
}

/** A text that many rows repeat, stored once and named by its number; never changed. */
export interface InternedTextTable {
  id: Generated<number>;
  text: string;
}

export interface ExchangeTable {
  /** Grows with every exchange. */
  number: Generated<number>;
  seq: number;
  id: string;
  revision: number;
  operation: 'reception' | 'authorization';
  /** An address, interned. */
  endpoint: number;
  outcome: string;
  http_status: number | null;
  started_at: string;
  duration_ms: number;
  /** The answer verbatim, compressed. */
  answer: Uint8Array | null;
  /** With which the answer is compressed; null when it stands alone. */
  answer_dictionary: number | null;
}

export interface OutboxTable {
  document_id: string;
  environment: Environment;
  step: 'sign' | 'send' | 'ask' | 'ask_before_send';
  attempts: number;
  next_attempt_at: string;
  last_problem: string | null;
  created_at: string;
  /** Waits for a person: never due while set. */
  decision: Generated<'late' | 'number_taken' | 'date_refused' | null>;
  /** When someone last asked to have the status refreshed. */
  refresh_asked_at: Generated<string | null>;
}
export type OutboxRow = Selectable<OutboxTable>;

export interface IdempotencyTable {
  /** Interned. */
  scope: number;
  key: string;
  fingerprint: Uint8Array;
  seq: number;
}

export interface ReceivedDocumentTable {
  environment: Environment;
  access_key: string;
  /** As the authority gave it, compressed. */
  xml: Uint8Array;
  authorized_at: string;
  fetched_at: string;
  /** From the access key. */
  issuer_ruc: GeneratedAlways<string>;
  /** YYYY-MM-DD, from the access key. */
  issued_on: GeneratedAlways<string>;
  /** What the authority says became of it, and when it said so; null while it was not asked. */
  state: ReceivedState | null;
  state_at: string | null;
}
export type ReceivedDocumentRow = Selectable<ReceivedDocumentTable>;
