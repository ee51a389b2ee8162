import type { SetupBody } from '../contract/business-file.ts';
import type { AnnulBody, EmailBody, EmailResource } from '../contract/document-actions.ts';
import type { DocumentPreview, DocumentResource } from '../contract/document-resource.ts';
import type {
  CertificateResource,
  EntityResource,
  ReadinessResource,
  SeriesResource,
} from '../contract/entity.ts';
import type { EventListQuery, EventResource } from '../contract/event.ts';
import type { DocumentListQuery, PageQuery } from '../contract/list.ts';
import type {
  ApiKeyBody,
  ApiKeyResource,
  CustomerBody,
  CustomerResource,
  ProductBody,
  ProductResource,
  SessionKeyBody,
  SyncResource,
  WorkspaceResource,
} from '../contract/local.ts';
import type { Outcome } from '../contract/problems.ts';
import type { SandboxConditionsBody, SandboxConditionsResource } from '../contract/sandbox-conditions.ts';
import type { SettingsBody, SettingsResource } from '../contract/settings.ts';
import type { DocumentType, Environment } from '../documents/kinds.ts';
import type { WithholdingSuggestionBody } from '../documents/withholding/suggestion/body.ts';
import type { WithholdingSuggestion } from '../documents/withholding/suggestion/withholding-suggestion.ts';
import type { Caller } from '../issuing/caller.ts';
import type { DocumentAddress } from '../issuing/own-document.ts';
import type { DocumentFile } from '../reading/document-reader.ts';
import type { KeysetPage } from '../reading/keyset-page.ts';
import type { DocumentPage } from '../reading/list-documents.ts';
import type { EventPage } from '../reading/list-events.ts';

/** What the HTTP API asks of the rest of the program; `app.ts` joins them. */
export interface ApiServices {
  readonly issuing: IssuingService;
  readonly documents: DocumentReader;
  readonly purchases: PurchaseService;
  readonly keys: KeyRing;
  readonly business: BusinessService;
  readonly catalog: CatalogService;
  readonly settings: SettingsService;
  readonly happenings: HappeningsService;
  readonly sandbox: SandboxService;
  readonly sync: { state(environment: Environment | undefined): Promise<SyncResource> };
}

export interface IssuingService {
  preview(caller: Caller, type: DocumentType, body: unknown): Promise<Outcome<DocumentPreview>>;
  issue(caller: Caller, type: DocumentType, request: IssueRequest): Promise<Outcome<IssuedReply>>;
  /** The use case checks the body. */
  resubmit(caller: Caller, request: DocumentAddress & { body: unknown }): Promise<Outcome<DocumentResource>>;
  annul(
    caller: Caller,
    request: DocumentAddress & { annulment: AnnulBody },
  ): Promise<Outcome<DocumentResource>>;
  email(caller: Caller, request: DocumentAddress & { email: EmailBody }): Promise<Outcome<EmailResource>>;
}

/** What is bought: documents of suppliers. */
export interface PurchaseService {
  suggestWithholding(
    caller: Caller,
    body: WithholdingSuggestionBody,
  ): Promise<Outcome<WithholdingSuggestion>>;
}

export interface IssueRequest {
  readonly body: unknown;
  readonly previewId?: string;
  readonly idempotencyKey?: string;
}

export interface IssuedReply {
  readonly document: DocumentResource;
  /** The Idempotency-Key had issued this document before. */
  readonly replayed: boolean;
}

/** Reads what belongs to the caller; anything else does not exist for it. */
export interface DocumentReader {
  /** `type` undefined: whatever its type. */
  get(caller: Caller, id: string, type?: DocumentType): Promise<DocumentResource | undefined>;
  /** Resolves when the document is decided, or after so many seconds, or on abort; woken by the change itself. */
  decided(id: string, seconds: number, signal: AbortSignal): Promise<void>;
  list(
    caller: Caller,
    types: readonly DocumentType[],
    query: DocumentListQuery,
  ): Promise<Outcome<DocumentPage>>;
  /** The document's journey, newest first. */
  events(caller: Caller, id: string, query: PageQuery, type?: DocumentType): Promise<Outcome<EventPage>>;
  xml(caller: Caller, id: string, type?: DocumentType): Promise<Outcome<DocumentFile>>;
  ride(caller: Caller, id: string, format: RideFormat, type?: DocumentType): Promise<Outcome<DocumentFile>>;
}

export type RideFormat = 'a4' | 'ticket80' | 'ticket58';

/** API keys and persons' sessions. Tokens are compared in constant time, only hashes are kept. */
export interface KeyRing {
  /** The caller a Bearer token stands for, or undefined: unknown, malformed or revoked. */
  caller(token: string): Promise<Caller | undefined>;
  isSession(token: string): boolean;
  /** Shows whoever read `service.json` that this service wrote it. */
  prove(challenge: string): string;
  /** Trades a one-time token for a session; undefined when it was used or never given. */
  openSession(oneTimeToken: string): { token: string; expiresAt: Date } | undefined;
  /** A key bound to a session, kept in memory only, of channel `console`. */
  sessionKey(session: string, body: SessionKeyBody): Promise<Outcome<{ key: string; entityId: string }>>;
  create(body: ApiKeyBody): Promise<Outcome<ApiKeyResource & { key: string }>>;
  list(): Promise<readonly ApiKeyResource[]>;
  revoke(id: string): Promise<Outcome<ApiKeyResource>>;
}

export interface BusinessService {
  workspace(): Promise<WorkspaceResource>;
  entities(): Promise<readonly EntityResource[]>;
  entity(id: string): Promise<EntityResource | undefined>;
  readiness(caller: Caller): Promise<ReadinessResource>;
  series(): Promise<readonly SeriesResource[]>;
  /** Makes or changes the live business, its series and certificate, all or nothing. */
  setup(body: SetupBody): Promise<Outcome<EntityResource>>;
  installCertificate(upload: { p12: Uint8Array; password: string }): Promise<Outcome<CertificateResource>>;
}

export interface CatalogService {
  products(search: { q?: string; limit: number }): Promise<readonly ProductResource[]>;
  createProduct(body: ProductBody): Promise<Outcome<ProductResource>>;
  updateProduct(id: string, body: ProductBody): Promise<Outcome<ProductResource>>;
  deleteProduct(id: string): Promise<Outcome<undefined>>;
  customers(search: { q?: string; limit: number }): Promise<readonly CustomerResource[]>;
  createCustomer(body: CustomerBody): Promise<Outcome<CustomerResource>>;
  updateCustomer(id: string, body: CustomerBody): Promise<Outcome<CustomerResource>>;
}

export interface SettingsService {
  read(): Promise<SettingsResource>;
  /** Only what the body says changes. */
  change(body: SettingsBody): Promise<SettingsResource>;
}

/** What happened to the installation. */
export interface HappeningsService {
  list(query: EventListQuery): Promise<Outcome<KeysetPage<EventResource>>>;
}

/** How the simulated authority behaves. */
export interface SandboxService {
  read(): SandboxConditionsResource;
  set(conditions: SandboxConditionsBody): SandboxConditionsResource;
}
