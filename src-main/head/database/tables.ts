import type { ColumnType, Generated } from 'kysely';
import type { RejectionCause } from '../../contract/head/attention.ts';
import type { CommandBody, CommandProblem } from '../../contract/head/stations/commands.ts';
import type { HeadRole } from '../../contract/head/stations/stations.ts';
import type { Dimension } from '../../documents/figures/figures-of.ts';
import type { Channel, DocumentStatus, DocumentType, Environment } from '../../documents/kinds.ts';
import type { MailTables } from './mail-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';

/** Whole numbers of 64 bits come from PostgreSQL as text, and are read as numbers: none reaches 2^53. */
export interface HeadTables extends MailTables, WebhookTables {
  business: {
    only_one: 1;
    id: string;
    ruc: string | null;
    /** The position of the latest change; the transaction that takes the next holds the lock of this row. */
    last_change: Generated<number>;
    /** The position of the latest event, under the same lock. */
    last_event: Generated<number>;
    /** Signs the cursors of lists, for every head office of the database. */
    cursor_secret: Generated<Buffer>;
  };
  api_key: {
    id: string;
    hash: Buffer;
    role: HeadRole;
    /** Null: live, once a station issues there; practice until then. */
    environment: Environment | null;
    /** What a person knows it by. */
    name: string | null;
    /** The shops it is for; null: all. */
    establishments: string[] | null;
    /** The days of issue it is for, both inclusive; null: without an end. */
    issued_from: string | null;
    issued_to: string | null;
    created_at: Generated<Date>;
    /** Null: without an end. */
    expires_at: Date | null;
  };
  /** Of somebody who signed in to the window with a key. */
  session: { hash: Buffer; key_id: string; expires_at: Date };
  station: {
    id: string;
    name: string;
    version: string;
    /** Of its data folder, when it was enrolled. */
    installation: string;
    key_hash: Buffer;
    /** Null until its first batch. */
    incarnation: string | null;
    position: Generated<number>;
    last_batch: string | null;
    /** How many records it still had to send, by its last report. */
    waiting: number | null;
    /** How far its clock is ahead. */
    clock_skew_ms: number | null;
    /** Up to which change was sent, at most. */
    changes_told: Generated<number>;
    enrolled_at: Generated<Date>;
    seen_at: Date | null;
    revoked_at: Date | null;
    /** When somebody asked that it give its emission points up. */
    retirement_asked_at: Date | null;
    /** Since when it issues nothing live and everything is here, by its own report. */
    retired_at: Date | null;
    /** Who goes on with what it issued, once it was revoked and enrolled anew. */
    successor: Generated<string | null>;
    /** When another computer last reported under its identity. */
    forked_at: Generated<Date | null>;
    /** Whether all that was bought there is here, by its own report. */
    reports_purchases: Generated<boolean>;
    /** The emission point that came with its code, `001-002`: nobody else's, also while it issues nothing there yet. */
    assigned_point: Generated<string | null>;
  };
  enrolment_code: {
    id: Generated<string>;
    hash: Buffer;
    /** What a person knows it by. */
    name: string | null;
    created_at: Generated<Date>;
    /** The shop it is for; null: any. */
    establishment: string | null;
    /** The one that a new station is to have, `001-002`; null: it says which. */
    emission_point: Generated<string | null>;
    expires_at: Date;
    used_by: string | null;
  };
  series: {
    id: Generated<number>;
    environment: Environment;
    type: DocumentType;
    establishment: string;
    emission_point: string;
    /** Who gives its numbers. */
    station_id: string | null;
    /** The life of its station to which the head office gave it, in the place of this emission point. */
    given_to: string | null;
    instead_of: string | null;
    /** Since when its station does not know which number was the last: nobody else takes it over. */
    lost_at: Date | null;
    /** What its station stated last, when it was enrolled, began anew or was retired. */
    next_number: number | null;
    /** Its numbers in stretches. */
    told: Generated<string>;
    /** The last of them when its station had nothing more to report. */
    told_to: Generated<number | null>;
  };
  /** Where a shop is, as the newest reported document states it. */
  shop: { environment: Environment; establishment: string; address: string; told_at: Date };
  document: {
    id: string;
    station_id: string;
    incarnation: string;
    position: number;
    environment: Environment;
    type: DocumentType;
    status: DocumentStatus;
    revision: number;
    establishment: string;
    emission_point: string;
    sequential: number;
    access_key: string;
    /** YYYY-MM-DD. */
    issue_date: string;
    counterparty: string;
    counterparty_name: string;
    total: string;
    channel: Channel;
    metadata: Readonly<Record<string, string>>;
    created_at: Date;
    updated_at: Date;
    words: string;
    amounts: unknown;
    stored: Buffer;
    pattern: number;
  };
  document_file: { document_id: string; revision: number; xml: Buffer; pattern: number };
  pattern: { id: number; kind: string; bytes: Buffer };
  number: { series_id: number; sequential: number; document_id: string };
  number_conflict: {
    series_id: number;
    sequential: number;
    document_id: string;
    found_at: Generated<Date>;
    /** When a person decided whose the emission point is. */
    resolved_at: Generated<Date | null>;
  };
  /** A station other than its own that issued in a live series. */
  series_claim: {
    series_id: number;
    station_id: string;
    /** The first that it issued there. */
    document_id: string;
    found_at: Generated<Date>;
    resolved_at: Generated<Date | null>;
  };
  /** A line of a feed that could not be stored, as it was sent. */
  rejected_line: {
    id: Generated<number>;
    station_id: string;
    incarnation: string;
    /** Null where the line does not say so. */
    subject: string | null;
    ref: string | null;
    because: RejectionCause;
    /** For a person, in Spanish. */
    reason: string;
    bytes: Buffer;
    /** The version of the head office that could not. */
    program: string;
    rejected_at: Date;
  };
  /** What a note holds of its invoice; a note that was refused or annulled holds nothing. */
  credit: {
    note_id: string;
    environment: Environment;
    /** Null where the note names it by its number alone, and no hold named which one it is. */
    invoice_id: string | null;
    invoice_number: string;
    amount: string;
  };
  /** What a station is about to credit of an invoice, until its note is reported or a day has passed. */
  credit_hold: {
    id: string;
    station_id: string;
    idempotency_key: string;
    invoice_id: string;
    amount: string;
    note_id: string | null;
    /** Of the note, as it is going to be. */
    revision: number;
    expires_at: Date;
  };
  /** An invoice of which its notes hold more than it comes to. */
  overdrawn_invoice: { invoice_id: string; found_at: Date };
  event: {
    position: number;
    type: string;
    at: Generated<Date>;
    data: ColumnType<unknown, string, never>;
    /** The shop and the day of issue it is about; null: of all. */
    establishment: string | null;
    day: string | null;
    /** Of the document it is about; null: there for every key. */
    environment: Environment | null;
  };
  day_total: {
    station_id: string;
    environment: Environment;
    day: string;
    /** The day of their identifiers (`dayMade`). */
    made: number;
    establishment: string;
    emission_point: string;
    type: DocumentType;
    status: DocumentStatus;
    /** A rate of IVA, or `total` of the whole documents. */
    rate: string;
    documents: number;
    base: string;
    iva: string;
    /** 0 of a rate. */
    total: string;
  };
  /** How many documents there are, of all days. */
  document_count: {
    station_id: string;
    environment: Environment;
    establishment: string;
    emission_point: string;
    type: DocumentType;
    status: DocumentStatus;
    documents: number;
  };
  record: {
    station_id: string;
    subject: string;
    ref: string;
    incarnation: string;
    position: number;
    body: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  };
  /** What stations reported that was bought; one document may be there several times. */
  reported_purchase: {
    station_id: string;
    /** The name of the station. */
    station: string;
    is_revoked: boolean;
    ref: string;
    body: unknown;
    environment: Environment;
    booked_on: string;
    issue_date: string;
    supplier: string;
    /** Without dashes. */
    number: string;
    access_key: string | null;
  };
  /** How often the documents of a day changed. */
  report_change: { environment: Environment; day: string; station_id: string; changes: number };
  /** How many of the changes of a day its figures are of, and which versions of the invoices that its notes modify. */
  report_day: {
    environment: Environment;
    day: string;
    computed: number;
    invoices: ColumnType<Readonly<Record<string, string | null>>, string, string>;
    /** How many documents are in no figure, as they cannot be read. */
    unreadable: number;
  };
  /** Whole cents. */
  report_figure: {
    environment: Environment;
    day: string;
    dimension: Dimension;
    key: string;
    decided: 0 | 1;
    documents: number;
    base: number;
    iva: number;
    total: number;
  };
  /** What a person saved of a period. */
  declaration: {
    environment: Environment;
    first_day: string;
    last_day: string;
    stated: ColumnType<unknown, string, string>;
    closing: ColumnType<unknown, string, string>;
    /** ISO instant. */
    saved_at: string;
  };
  /** What a station was asked to do with one of its documents. */
  command: {
    id: string;
    /** Null: it is about a series. */
    document_id: string | null;
    station_id: string;
    asked: ColumnType<CommandBody, string, never>;
    /** Null: of an earlier version. */
    requested_by: string | null;
    created_at: Generated<Date>;
    /** Null until its station says what became of it. */
    ended_at: Date | null;
    /** When it was taken back, as its station had not done it for a day. */
    expired_at: Generated<Date | null>;
    /** Why it was not done. */
    problem: ColumnType<CommandProblem | null, string | null, string | null>;
  };
  /** What stations are to know, as it is now. */
  change: {
    position: number;
    subject: string;
    id: string;
    version: number;
    body: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
    /** The only station it is for. */
    station_id: string | null;
    /** The only shop it is for. */
    establishment: string | null;
    /** Lower case without accents, where people look through a list of them. */
    sort_name: string | null;
    search_text: string | null;
  };
}
