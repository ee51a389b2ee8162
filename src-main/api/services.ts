import type { AgentKey } from '../access/key-ring.ts';
import type { Pairings } from '../access/pairings.ts';
import type { SetupBody } from '../contract/business-file.ts';
import type { CashReport } from '../contract/cash-report.ts';
import type {
  CashClosingBody,
  CashMovementBody,
  CashMovementResource,
  CashSaleBody,
  CashSaleResource,
  CashSessionBody,
  CashSessionListQuery,
  CashSessionResource,
} from '../contract/cash-session.ts';
import type {
  CertificateReport,
  TokenDriver,
  TokenInstallBody,
  TokenPinBody,
  TokenResource,
  TokenState,
} from '../contract/certificate.ts';
import type { ClockResource } from '../contract/clock.ts';
import type { AnnulBody, EmailBody, EmailResource } from '../contract/document-actions.ts';
import type { DocumentPreview, DocumentResource } from '../contract/document-resource.ts';
import type {
  EmailPreset,
  EmailSettingsBody,
  EmailSettingsResource,
  EmailTest,
} from '../contract/email-settings.ts';
import type {
  CertificateResource,
  EntityResource,
  ReadinessResource,
  SeriesResource,
} from '../contract/entity.ts';
import type { EventListQuery, EventResource } from '../contract/event.ts';
import type { ExchangeResource } from '../contract/exchange.ts';
import type {
  FiscalMachineBody,
  FiscalMachinePatch,
  FiscalMachineResource,
  FiscalMachineTotals,
  FiscalMachineTotalsQuery,
} from '../contract/fiscal-machine.ts';
import type { ImportItemListQuery, ImportItemResource, ImportResource } from '../contract/import.ts';
import type { DocumentListQuery, PageQuery } from '../contract/list.ts';
import type {
  ApiKeyBody,
  ApiKeyResource,
  CustomerBody,
  CustomerResource,
  ProductBody,
  ProductResource,
  SessionKeyBody,
  WorkspaceResource,
} from '../contract/local.ts';
import type { LogoType } from '../contract/logo.ts';
import type {
  ApprovalBody,
  ApprovalResource,
  OperatorBody,
  OperatorPatch,
  OperatorResource,
  OperatorSignIn,
} from '../contract/operator.ts';
import type { PortalBody, PortalResource } from '../contract/portal.ts';
import type {
  PrintBody,
  PrintJobListQuery,
  PrintJobResource,
  RetryPrintBody,
} from '../contract/print-job.ts';
import type {
  DrawerBody,
  DrawerResource,
  PrinterBody,
  PrinterResource,
  PrinterStatus,
} from '../contract/printer.ts';
import type { Outcome } from '../contract/problems.ts';
import type { ReceivedDocumentResource } from '../contract/received-document.ts';
import type { ReportQuery, ReportResource } from '../contract/report.ts';
import type { SandboxConditionsBody, SandboxConditionsResource } from '../contract/sandbox-conditions.ts';
import type { SettingsBody, SettingsResource } from '../contract/settings.ts';
import type { SyncResource } from '../contract/sync.ts';
import type { TaxpayerResource } from '../contract/taxpayer.ts';
import type { TillBody, TillListQuery, TillPatch, TillResource } from '../contract/till.ts';
import type { WaitingDocument, WaitingListQuery } from '../contract/waiting-document.ts';
import type { WebhookDeliveryListQuery, WebhookDeliveryResource } from '../contract/webhook-delivery.ts';
import type {
  WebhookEndpointBody,
  WebhookEndpointPatch,
  WebhookEndpointResource,
  WebhookEndpointWithSecret,
} from '../contract/webhook-endpoint.ts';
import type { Made } from '../counter/cash/cash-sessions.ts';
import type { DocumentType, Environment } from '../documents/kinds.ts';
import type { WithholdingSuggestionBody } from '../documents/withholding/suggestion/body.ts';
import type { WithholdingSuggestion } from '../documents/withholding/suggestion/withholding-suggestion.ts';
import type { Upload, Uploaded } from '../imports/imports.ts';
import type { Caller } from '../issuing/caller.ts';
import type { EmailedDocument } from '../issuing/email-document.ts';
import type { DocumentAddress } from '../issuing/own-document.ts';
import type { DocumentFile } from '../reading/document-reader.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import type { KeysetPage } from '../reading/keyset-page.ts';
import type { DocumentPage } from '../reading/list-documents.ts';
import type { EventPage } from '../reading/list-events.ts';

/** What the HTTP API asks of the rest of the program; `app.ts` joins them. */
export interface ApiServices {
  readonly issuing: IssuingService;
  readonly documents: DocumentReader;
  readonly purchases: PurchaseService;
  readonly lookups: LookupService;
  readonly keys: KeyRing;
  readonly business: BusinessService;
  readonly entityChanges: EntityChangeService;
  readonly certificates: CertificateService;
  readonly catalog: CatalogService;
  readonly settings: SettingsService;
  readonly happenings: HappeningsService;
  readonly reports: ReportService;
  readonly sandbox: SandboxService;
  readonly clock: ClockService;
  readonly delivery: DeliveryService;
  readonly exchanges: ExchangeService;
  readonly sync: SyncService;
  readonly webhooks: WebhookService;
  readonly imports: ImportService;
  readonly mail: MailService;
  readonly portal: PortalService;
  readonly counter: CounterService;
  readonly printing: PrintingService;
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
  /** Several, in the order they were asked for; each by the rules of one. */
  emailAll(
    caller: Caller,
    request: { readonly documentIds: readonly string[]; readonly email: EmailBody },
  ): Promise<readonly EmailedDocument[]>;
}

/** What waits for the authority, and what people do about it. A key reaches its own documents, a person all. */
export interface DeliveryService {
  /** Has the authority asked at once; `queued` is false for what is pending or decided. */
  refresh(
    caller: Caller,
    id: string,
  ): Promise<Outcome<{ readonly document: DocumentResource; readonly queued: boolean }>>;
  waiting(query: WaitingListQuery): Promise<Outcome<KeysetPage<WaitingDocument>>>;
  /** Sends one that is held because its day is over. */
  send(id: string): Promise<Outcome<DocumentResource>>;
  /** Issues the same today with a new number. */
  replace(id: string, idempotencyKey?: string): Promise<Outcome<IssuedReply>>;
}

/** The delivery to the authority as a whole. */
export interface SyncService {
  /** How it stands in an environment, or in all of them. */
  state(environment: Environment | undefined): Promise<SyncResource>;
  pause(): Promise<SyncResource>;
  resume(): Promise<SyncResource>;
  /** Tries at once everything that waits for its time. */
  tryNow(): Promise<SyncResource>;
}

/** What was said to the authority and what it said, for a person: of every document. */
export interface ExchangeService {
  list(documentId: string, query: PageQuery): Promise<Outcome<KeysetPage<ExchangeResource>>>;
  request(documentId: string, exchangeId: string): Promise<Outcome<string>>;
  answer(documentId: string, exchangeId: string): Promise<Outcome<Uint8Array>>;
}

/** What is bought: documents of suppliers. */
export interface PurchaseService {
  suggestWithholding(
    caller: Caller,
    body: WithholdingSuggestionBody,
  ): Promise<Outcome<WithholdingSuggestion>>;
}

/** Documents that others issued, and what is known of those others. */
export interface LookupService {
  receivedDocument(caller: Caller, accessKey: string): Promise<Outcome<ReceivedDocumentResource>>;
  taxpayer(caller: Caller, identification: string): Promise<Outcome<TaxpayerResource>>;
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
  /** A key bound to a session that stands for an API key in an agent's hands, of channel `mcp`. */
  agentKey(session: string, apiKey: string): Promise<Outcome<AgentKey>>;
  create(body: ApiKeyBody): Promise<Outcome<ApiKeyResource & { key: string }>>;
  list(): Promise<readonly ApiKeyResource[]>;
  revoke(id: string): Promise<Outcome<ApiKeyResource>>;
  /** Programs that ask for a key. */
  readonly pairings: Pairings;
}

export interface BusinessService {
  workspace(): Promise<WorkspaceResource>;
  entities(): Promise<readonly EntityResource[]>;
  entity(id: string): Promise<EntityResource | undefined>;
  readiness(caller: Caller): Promise<ReadinessResource>;
  series(): Promise<readonly SeriesResource[]>;
  /** Lets a stopped series go on; its number may only rise. */
  resumeSeries(id: string, nextNumber?: number): Promise<Outcome<SeriesResource>>;
  /** Makes or changes the live business, its series and certificate, all or nothing. */
  setup(body: SetupBody): Promise<Outcome<EntityResource>>;
  installCertificate(upload: { p12: Uint8Array; password: string }): Promise<Outcome<CertificateResource>>;
}

/** What is changed of a business, by a person or by a program that may. */
export interface EntityChangeService {
  /** The use case checks the body. */
  change(entityId: string, body: unknown): Promise<Outcome<EntityResource>>;
  logo(entityId: string): Promise<Outcome<{ readonly contentType: LogoType; readonly bytes: Uint8Array }>>;
  putLogo(entityId: string, bytes: Uint8Array): Promise<Outcome<EntityResource>>;
  removeLogo(entityId: string): Promise<Outcome<undefined>>;
}

/** Around the signing certificate of the live business; `BusinessService` installs the file. */
export interface CertificateService {
  examine(): Promise<Outcome<CertificateReport>>;
  /** A file that is not installed. */
  examineFile(upload: { p12: Uint8Array; password: string }): Promise<Outcome<CertificateReport>>;
  installFallback(upload: { p12: Uint8Array; password: string }): Promise<Outcome<CertificateResource>>;
  removeFallback(): Promise<Outcome<undefined>>;
  drivers(): readonly TokenDriver[];
  inspect(module: string): Promise<Outcome<readonly TokenResource[]>>;
  installToken(body: TokenInstallBody): Promise<Outcome<CertificateResource>>;
  tokenState(): Promise<Outcome<TokenState>>;
  /** Tries the PIN once. */
  givePin(body: TokenPinBody): Promise<Outcome<TokenState>>;
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

/** The counter: who works at it, what is taken at its tills, its fiscal machines. */
export interface CounterService {
  readonly operators: OperatorService;
  readonly tills: TillService;
  readonly cashSessions: CashSessionService;
  readonly fiscalMachines: FiscalMachineService;
}

/** `session` is the token of a person's session: an operator acts in one. */
export interface OperatorService {
  list(): Promise<readonly OperatorResource[]>;
  create(session: string, body: OperatorBody): Promise<Outcome<OperatorResource>>;
  change(session: string, id: string, patch: OperatorPatch): Promise<Outcome<OperatorResource>>;
  signIn(session: string, id: string, pin: string): Promise<Outcome<OperatorSignIn>>;
  signOut(session: string): void;
  signedIn(session: string): Promise<Outcome<OperatorSignIn>>;
  /** Lets whoever is signed in do something once. */
  approve(session: string, id: string, body: ApprovalBody): Promise<Outcome<ApprovalResource>>;
}

export interface TillService {
  list(query: TillListQuery): Promise<readonly TillResource[]>;
  create(session: string, body: TillBody): Promise<Outcome<TillResource>>;
  change(session: string, id: string, patch: TillPatch): Promise<Outcome<TillResource>>;
}

export interface CashSessionService {
  list(query: CashSessionListQuery): Promise<Outcome<KeysetPage<CashSessionResource>>>;
  get(id: string): Promise<Outcome<CashSessionResource>>;
  open(session: string, body: CashSessionBody, key?: string): Promise<Outcome<Made<CashSessionResource>>>;
  movements(id: string): Promise<Outcome<readonly CashMovementResource[]>>;
  move(
    session: string,
    id: string,
    movement: { readonly body: CashMovementBody; readonly key?: string | undefined },
  ): Promise<Outcome<Made<CashMovementResource>>>;
  /** What a charge adds to its document. */
  tellSale(id: string, body: CashSaleBody): Promise<Outcome<CashSaleResource>>;
  xReport(session: string, id: string, approvalId?: string): Promise<Outcome<CashReport>>;
  close(session: string, id: string, body: CashClosingBody): Promise<Outcome<CashReport>>;
  zReport(id: string): Promise<Outcome<CashReport>>;
}

export interface FiscalMachineService {
  list(): Promise<readonly FiscalMachineResource[]>;
  register(session: string, body: FiscalMachineBody): Promise<Outcome<FiscalMachineResource>>;
  change(session: string, id: string, patch: FiscalMachinePatch): Promise<Outcome<FiscalMachineResource>>;
  totals(id: string, query: FiscalMachineTotalsQuery): Promise<Outcome<FiscalMachineTotals>>;
}

export interface SettingsService {
  read(): Promise<SettingsResource>;
  /** Only what the body says changes. */
  change(body: SettingsBody): Promise<SettingsResource>;
}

/** The account that sends mail. */
export interface MailService {
  read(): Promise<EmailSettingsResource>;
  put(body: EmailSettingsBody): Promise<Outcome<EmailSettingsResource>>;
  remove(): Promise<EmailSettingsResource>;
  presets(): readonly EmailPreset[];
  /** Sends a letter with the account as it is kept. */
  test(to: string): Promise<Outcome<EmailTest>>;
}

/** Where customers see their documents. */
export interface PortalService {
  read(): PortalResource;
  /** Opens, moves or closes it at once. */
  put(body: PortalBody): Promise<PortalResource>;
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

/** The computer's clock, which dates every document. */
export interface ClockService {
  read(): ClockResource;
  /** A person says that it is right now. */
  confirm(): Promise<ClockResource>;
}

/** What was issued and sold. */
export interface ReportService {
  report(caller: Caller, query: ReportQuery): Promise<Outcome<ReportResource>>;
}

/** Documents of a previous system. */
export interface ImportService {
  /** Takes all the files in, and answers before any is read. */
  upload(caller: Caller, upload: Upload): Promise<Outcome<Uploaded>>;
  list(caller: Caller, query: PageQuery): Promise<Outcome<KeysetPage<ImportResource>>>;
  get(caller: Caller, id: string): Promise<Outcome<ImportResource>>;
  items(
    caller: Caller,
    id: string,
    query: ImportItemListQuery,
  ): Promise<Outcome<KeysetPage<ImportItemResource>>>;
  cancel(caller: Caller, id: string): Promise<Outcome<ImportResource>>;
}

/** Where a caller has its events sent, and what was sent there. */
export interface WebhookService {
  create(caller: Caller, body: WebhookEndpointBody): Promise<Outcome<WebhookEndpointWithSecret>>;
  list(caller: Caller, query: PageQuery): Promise<Outcome<KeysetPage<WebhookEndpointResource>>>;
  get(caller: Caller, id: string): Promise<Outcome<WebhookEndpointResource>>;
  change(caller: Caller, id: string, body: WebhookEndpointPatch): Promise<Outcome<WebhookEndpointResource>>;
  remove(caller: Caller, id: string): Promise<Outcome<undefined>>;
  rotateSecret(caller: Caller, id: string): Promise<Outcome<WebhookEndpointWithSecret>>;
  /** Sends a `webhook.test`. */
  test(caller: Caller, id: string): Promise<Outcome<WebhookDeliveryResource>>;
  deliveries(
    caller: Caller,
    id: string,
    query: WebhookDeliveryListQuery,
  ): Promise<Outcome<KeysetPage<WebhookDeliveryResource>>>;
  /** Sends one again at once. */
  retry(caller: Caller, id: string, deliveryId: string): Promise<Outcome<WebhookDeliveryResource>>;
}

/** Paper, and the drawer that hangs from a printer. */
export interface PrintingService {
  readonly printers: PrinterService;
  readonly jobs: PrintJobService;
}

/** The printers of this installation. */
export interface PrinterService {
  list(): Promise<readonly PrinterResource[]>;
  get(id: string): Promise<Outcome<PrinterResource>>;
  create(body: PrinterBody): Promise<PrinterResource>;
  change(id: string, body: PrinterBody): Promise<Outcome<PrinterResource>>;
  remove(id: string): Promise<Outcome<undefined>>;
  /** What it says of itself, now. */
  status(id: string): Promise<Outcome<PrinterStatus>>;
}

/** What is to be printed; a scope undefined reaches all. Answers never wait for paper. */
export interface PrintJobService {
  print(scope: Scope, body: PrintBody): Promise<Outcome<PrintJobResource>>;
  printTest(printerId: string): Promise<Outcome<PrintJobResource>>;
  get(scope: Scope | undefined, id: string): Promise<Outcome<PrintJobResource>>;
  list(scope: Scope | undefined, query: PrintJobListQuery): Promise<Outcome<KeysetPage<PrintJobResource>>>;
  retry(
    scope: Scope | undefined,
    request: { readonly id: string; readonly body: RetryPrintBody },
  ): Promise<Outcome<PrintJobResource>>;
  cancel(scope: Scope | undefined, id: string): Promise<Outcome<PrintJobResource>>;
  openDrawer(body: DrawerBody): Promise<Outcome<DrawerResource>>;
}
