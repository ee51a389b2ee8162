import type { DocumentResource } from '../../contract/document-resource.ts';
import type { EventListQuery, EventResource } from '../../contract/event.ts';
import type { ExchangeResource } from '../../contract/exchange.ts';
import type { DocumentListQuery, PageQuery } from '../../contract/list.ts';
import type { Outcome } from '../../contract/problems.ts';
import type { ReportQuery, ReportResource } from '../../contract/report.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import type { Caller } from '../../issuing/caller.ts';
import type { DocumentFile } from '../../reading/document-reader.ts';
import type { KeysetPage } from '../../reading/keyset-page.ts';
import type { DocumentPage } from '../../reading/list-documents.ts';
import type { EventPage } from '../../reading/list-events.ts';

/** Reads what belongs to the caller; anything else does not exist for it. */
export interface DocumentReader {
  /** `type` undefined: whatever its type. */
  get(caller: Caller, id: string, type?: DocumentType): Promise<DocumentResource | undefined>;
  /** Resolves when the document is decided, or after so many seconds, or on abort; woken by the change itself. */
  decided(id: string, seconds: number, signal: AbortSignal): Promise<void>;
  /** Given up on abort. */
  list(
    caller: Caller,
    types: readonly DocumentType[],
    query: DocumentListQuery,
    signal?: AbortSignal,
  ): Promise<Outcome<DocumentPage>>;
  /** The document's journey, newest first. */
  events(caller: Caller, id: string, query: PageQuery, type?: DocumentType): Promise<Outcome<EventPage>>;
  xml(caller: Caller, id: string, type?: DocumentType): Promise<Outcome<DocumentFile>>;
  ride(caller: Caller, id: string, format: RideFormat, type?: DocumentType): Promise<Outcome<DocumentFile>>;
}

export type RideFormat = 'a4' | 'ticket80' | 'ticket58';

/** What was said to the authority and what it said, for a person: of every document. */
export interface ExchangeService {
  list(documentId: string, query: PageQuery): Promise<Outcome<KeysetPage<ExchangeResource>>>;
  request(documentId: string, exchangeId: string): Promise<Outcome<string>>;
  answer(documentId: string, exchangeId: string): Promise<Outcome<Uint8Array>>;
}

/** What happened to the installation. */
export interface HappeningsService {
  list(query: EventListQuery): Promise<Outcome<KeysetPage<EventResource>>>;
}

/** What was issued and sold. */
export interface ReportService {
  report(caller: Caller, query: ReportQuery): Promise<Outcome<ReportResource>>;
}
