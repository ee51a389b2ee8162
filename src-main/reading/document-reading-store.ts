import type { DocumentEventResource } from '../contract/documents/document-event.ts';
import type { Relation } from '../contract/documents/related-document.ts';
import type { Channel, DocumentStatus, DocumentType, Environment } from '../documents/kinds.ts';
import type { PrintedStatus } from '../documents/printing/printed.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import type { Reach } from '../issuing/requests/caller.ts';
import type { KeysetQuestion } from './lists/keyset-page.ts';

/** What reading documents needs of the store. Every question is about one business in one environment. */
export interface DocumentReadingStore {
  get(scope: Scope, id: string): Promise<StoredDocument | undefined>;
  /** The caller has been shown the document before. */
  statusOf(id: string): Promise<DocumentStatus | undefined>;
  signedXml(id: string): Promise<Uint8Array | undefined>;
  /** On abort it is given up: rejects with the signal's reason. */
  page(
    scope: Scope,
    filters: DocumentFilters,
    page: PageQuestion,
    signal?: AbortSignal,
  ): Promise<PagedDocuments>;
  /** A stretch of a list anywhere in it, without what its documents say. On abort as `page`. */
  rows(
    scope: Scope,
    filters: DocumentFilters,
    stretch: { readonly offset: number; readonly limit: number },
    signal?: AbortSignal,
  ): Promise<ListedRows>;
  /** What the documents of a list come to. On abort as `page`. */
  sums(scope: Scope, filters: DocumentFilters, signal?: AbortSignal): Promise<readonly ListSum[]>;
  /** The documents that one names, is named by, replaces or is replaced by; none of a document the scope does not have. */
  related(scope: Scope, id: string): Promise<readonly RelatedRow[]>;
  /** The journey of a document, newest first; the caller has been shown the document before. */
  events(documentId: string, page: KeysetQuestion): Promise<readonly DocumentEventResource[]>;
  letterhead(entityId: string): Promise<Letterhead>;
  /** Nothing of a document that no till counted. */
  paidAtTill(scope: Scope, documentId: string): Promise<PaidAtTill>;
  /** Writes into the journey that a revision was printed; once, however often it is printed. */
  noteRide(printing: Printing): Promise<void>;
}

/** What a business prints on all its pages, as it is now. */
export interface Letterhead {
  readonly logo?: Uint8Array;
  readonly footerLegend?: string;
}

/** How a document was paid at a till that counts its cash. */
export type PaidAtTill = Pick<PrintedStatus, 'cash' | 'cashier'>;

/** The first time a revision of a document was printed. */
export interface Printing {
  /** Of the event. */
  readonly id: string;
  readonly documentId: string;
  readonly revision: number;
  readonly at: Date;
}

export interface Scope {
  readonly entityId: string;
  readonly environment: Environment;
  /** Only at a head office: a station's keys are for all of it. */
  readonly reach?: Reach;
}

export interface DocumentFilters {
  readonly types: readonly DocumentType[];
  readonly statuses?: readonly DocumentStatus[] | undefined;
  readonly channels?: readonly Channel[] | undefined;
  readonly q?: string | undefined;
  readonly counterparty?: string | undefined;
  readonly issuedFrom?: string | undefined;
  readonly issuedTo?: string | undefined;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  /** All of these pairs. */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Where documents are of; only a head office has many such points. */
  readonly establishments?: readonly string[] | undefined;
  readonly emissionPoints?: readonly string[] | undefined;
  readonly stations?: readonly string[] | undefined;
}

/** A document's position in the order of lists, as its store knows it; a cursor carries it as text, without spaces. */
export type ListPosition = number | string;

/** The documents beyond a position, newest first; without one, from the very newest. */
export interface PageQuestion {
  readonly limit: number;
  readonly position?: ListPosition | undefined;
  readonly direction: 'older' | 'newer';
}

/** A page of a list, and what there is of it. */
export interface PagedDocuments {
  /** Newest first. */
  readonly documents: readonly PagedDocument[];
  /** How many the list has. */
  readonly total: number;
  /** How many are newer than the newest of the page; 0 where the page has none. */
  readonly newer: number;
}

export interface PagedDocument {
  readonly position: ListPosition;
  /** Undefined where it cannot be read: it counts, and is not shown. */
  readonly document: StoredDocument | undefined;
}

/** What a list shows of a document; columns of its row. */
export interface ListedRow {
  readonly id: string;
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly establishment: string;
  readonly emission_point: string;
  readonly sequential: number;
  readonly issue_date: string;
  readonly counterparty: string;
  readonly counterparty_name: string;
  readonly total: string;
}

export interface RelatedRow {
  readonly relation: Relation;
  readonly row: ListedRow;
}

export interface ListedRows {
  /** Newest first. */
  readonly rows: readonly ListedRow[];
  /** How many documents the list has. */
  readonly total: number;
}

/** What documents of a type and a status come to of a tax; with the tax `total`, all of it. Whole cents, never negative. */
export interface ListSum {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly tax: string;
  /** Of an IVA; empty for all others. */
  readonly rate: string;
  /** How many documents there are; of a tax, those that may have it. */
  readonly documents: number;
  readonly base: number;
  readonly amount: number;
}
