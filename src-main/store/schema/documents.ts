import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Verification } from '../../contract/import.ts';
import type {
  Channel,
  DocumentStatus,
  DocumentType,
  Environment,
  Simulation,
} from '../../documents/kinds.ts';
import type { DocumentState } from '../../issuing/ports/document-states.ts';
import type { WaitingDecision } from '../../issuing/ports/waiting.ts';

export interface DocumentsTables {
  document: {
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
    /** Origin of the server that authorized it in the SRI's place; null where it was the SRI itself. */
    substitute_authority: Generated<string | null>;
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
  };
  /** A document that is being written. */
  document_draft: {
    /** The Idempotency-Key it is issued with. */
    id: string;
    entity_id: string;
    environment: Environment;
    type: DocumentType;
    label: string | null;
    total: string | null;
    body_json: string;
    operator_id: string | null;
    operator_name: string | null;
    created_at: string;
    updated_at: string;
  };
  /** What was signed: one row for the issuing and one for each correction; never updated once signed. */
  document_revision: {
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
  };
  document_event: {
    seq: number;
    id: string;
    type: string;
    revision: number;
    /** Null where there are no details. */
    data_json: string | null;
    created_at: string;
  };
  /** What lists are filtered by; kept by triggers. */
  document_list: {
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
  };
  /** How many documents of each month, type, status and channel; kept by triggers. */
  document_month_count: {
    scope: number;
    /** YYYY-MM. */
    month: string;
    type: DocumentType;
    status: DocumentStatus;
    channel: Channel;
    documents: number;
  };
  /** The signed XML of a revision; never updated. */
  signed_xml: {
    revision_id: number;
    /** Compressed. */
    xml: Uint8Array;
    /** With which it is compressed; null when it stands alone. */
    dictionary: number | null;
  };
  /** The first of the large texts of a kind and certificate, with which later ones are compressed; never changed. */
  dictionary: {
    id: Generated<number>;
    kind: string;
    /** SHA-256 of the certificate in the text, hexadecimal; empty when there is none. */
    certificate: string;
    /** The text as it is: not compressed. */
    bytes: Uint8Array;
  };
  /** A text that many rows repeat, stored once and named by its number; never changed. */
  interned_text: {
    id: Generated<number>;
    text: string;
  };
  exchange: {
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
  };
  outbox: {
    document_id: string;
    environment: Environment;
    step: 'sign' | 'send' | 'ask' | 'ask_before_send';
    attempts: number;
    next_attempt_at: string;
    last_problem: string | null;
    created_at: string;
    /** Waits for a person: never due while set. */
    decision: Generated<WaitingDecision | null>;
    /** When someone last asked to have the status refreshed. */
    refresh_asked_at: Generated<string | null>;
  };
  idempotency: {
    /** Interned. */
    scope: number;
    key: string;
    fingerprint: Uint8Array;
    seq: number;
  };
  received_document: {
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
    /** What the authority says became of it, and when it answered so; null while it was not asked. */
    state: DocumentState | null;
    state_at: string | null;
  };
  /** A business in one environment; made with its first document. */
  list_scope: { id: Generated<number>; entity_id: string; environment: Environment };
  /** Whom a document goes to: its counterparty, and those a delivery note carries something to. */
  document_party: { scope: number; identification: string; seq: number };
  /** What a document comes to, in whole cents: a row for each tax and rate, and `total` (base before taxes, amount with them). */
  document_amount: { seq: number; tax: string; rate: string; base: number; amount: number };
  /** What the documents of each month, type, status and channel come to; kept by triggers. */
  document_month_amount: {
    scope: number;
    /** YYYY-MM. */
    month: string;
    type: DocumentType;
    status: DocumentStatus;
    channel: Channel;
    tax: string;
    rate: string;
    base: number;
    amount: number;
  };
  /** Which documents of the business a document names, by type and number. */
  document_reference: { scope: number; type: DocumentType; number: string; seq: number };
  document_search: { rowid: number; words: string };
  document_metadata: { scope: number; key: string; value: string; seq: number };
  /** Every word of the search, wherever it stands. */
  document_word: { term: string; doc: number };
  /** What a credit note holds of an invoice while it is undecided or authorized. */
  credit: { credit_note_id: string; invoice_id: string; amount: string };
  replacement: { document_id: string; replacement_id: string; created_at: string };
}

export type DocumentRow = Selectable<DocumentsTables['document']>;
export type OutboxRow = Selectable<DocumentsTables['outbox']>;
export type ReceivedDocumentRow = Selectable<DocumentsTables['received_document']>;
