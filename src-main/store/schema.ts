import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { EmailDelivery } from '../contract/document-resource.ts';
import type { MailSecurity } from '../contract/email-settings.ts';
import type {
  ImportFileKind,
  ImportItemCode,
  ImportItemResult,
  ImportStatus,
  Verification,
} from '../contract/import.ts';
import type { LogoType } from '../contract/logo.ts';
import type { OperatorRole } from '../contract/operator-permissions.ts';
import type { PrintJobKind, PrintJobStatus } from '../contract/print-job.ts';
import type { CodePage, Lettering, Paper } from '../contract/printer.ts';
import type { Channel, DocumentStatus, DocumentType, Environment, Simulation } from '../documents/kinds.ts';
import type { ReceivedState } from '../received/received-store.ts';

/**
 * The tables as the code sees them. Times are ISO 8601 instants in UTC, dates YYYY-MM-DD in Ecuador, amounts decimal
 * strings, `*_json` JSON text; SQLite has no booleans, so flags are 0 or 1.
 */
export interface Tables {
  entity: EntityTable;
  logo: LogoTable;
  establishment: { entity_id: string; code: string; address: string | null };
  series: SeriesTable;
  certificate: CertificateTable;
  api_key: ApiKeyTable;
  document: DocumentTable;
  document_revision: DocumentRevisionTable;
  document_event: DocumentEventTable;
  document_search: { rowid: number; words: string };
  document_metadata: { seq: number; key: string; value: string; entity_id: string; environment: Environment };
  document_month_count: CountTable & { month: string };
  document_day_count: CountTable & { issue_date: string; block: number };
  document_block_count: CountTable & { block: number; month: string };
  document_block_span: BlockSpanTable;
  /** One row: how often documents have changed in what they are found by. */
  document_changes: { changes: number };
  /** By which of those changes a block's documents last changed. */
  document_block_change: { entity_id: string; environment: Environment; block: number; changed: number };
  /** Every word of the search, wherever it stands. */
  document_word: { term: string; doc: number };
  document_recipient: { seq: number; identification: string; entity_id: string; environment: Environment };
  /** What a credit note holds of an invoice, from its issuing until it is annulled. */
  credit: { credit_note_id: string; invoice_id: string; amount: string };
  exchange: ExchangeTable;
  outbox: OutboxTable;
  event: EventTable;
  replacement: { document_id: string; replacement_id: string; created_at: string };
  idempotency: IdempotencyTable;
  product: ProductTable;
  customer: CustomerTable;
  received_document: ReceivedDocumentTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_queue: WebhookQueueTable;
  webhook_event: WebhookEventTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_attempt: WebhookAttemptTable;
  import: ImportTable;
  import_file: ImportFileTable;
  import_item: ImportItemTable;
  import_draft: ImportDraftTable;
  /** How many items of an import have a result and a verification (`''` for none); kept by triggers. */
  import_tally: {
    import_id: string;
    result: ImportItemResult;
    verification: Verification | '';
    items: number;
  };
  import_series: ImportSeriesTable;
  import_listing: ImportListingTable;
  import_idempotency: ImportIdempotencyTable;
  setting: { name: string; value: string };
  email_account: EmailAccountTable;
  email: EmailTable;
  operator: OperatorTable;
  fiscal_machine: FiscalMachineTable;
  till: TillTable;
  cash_session: CashSessionTable;
  cash_movement: CashMovementTable;
  cash_sale: CashSaleTable;
  printer: PrinterTable;
  print_job: PrintJobTable;
}

interface EntityTable {
  id: string;
  kind: 'sandbox' | 'live';
  ruc: string;
  legal_name: string;
  trade_name: string | null;
  head_office_address: string;
  head_office_phone: string | null;
  head_office_email: string | null;
  reply_to_email: string | null;
  footer_legend: string | null;
  keeps_accounting: 0 | 1;
  regime: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular';
  special_taxpayer_resolution: string | null;
  withholding_agent_resolution: string | null;
  large_taxpayer_resolution: string | null;
  portal_shows_test: Generated<0 | 1>;
  live_since: string | null;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}
export type EntityRow = Selectable<EntityTable>;

/** The picture a business prints and sends. */
interface LogoTable {
  entity_id: string;
  content_type: LogoType;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  /** Of the bytes, which no list reads. */
  size: number;
  bytes: Uint8Array;
  /** Another one for other bytes. */
  version: string;
  updated_at: string;
}

interface SeriesTable {
  id: string;
  entity_id: string;
  environment: Environment;
  document_type: DocumentType;
  establishment: string;
  emission_point: string;
  next_number: number;
  active: 0 | 1;
  /** Why no number is taken until a person decides; null while it runs. */
  stopped_json: Generated<string | null>;
}
export type SeriesRow = Selectable<SeriesTable>;

interface CertificateTable {
  id: string;
  entity_id: string;
  /** `fallback` signs while the main one, in a token, cannot. */
  role: 'main' | 'fallback';
  /** 1 for the one in use in its role; older ones stay as history. */
  active: 0 | 1;
  storage: 'file' | 'token';
  /** The .p12 and its password, sealed by the secret box; null where the key is in a token. */
  sealed_p12: Uint8Array | null;
  sealed_password: Uint8Array | null;
  /** Where the token's key is; null where it is in a file. */
  token_json: Generated<string | null>;
  /** Null when the PIN is asked each session. */
  sealed_pin: Generated<Uint8Array | null>;
  /** The token's certificate, to be shown while it is not plugged in. */
  certificate_der: Generated<Uint8Array | null>;
  facts_json: string;
  created_at: string;
}
export type CertificateRow = Selectable<CertificateTable>;

interface ApiKeyTable {
  id: string;
  name: string;
  environment: Environment;
  entity_id: string;
  /** SHA-256 of the key, hexadecimal. */
  hash: string;
  last4: string;
  scopes_json: string;
  allowed_origins_json: string;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}
export type ApiKeyRow = Selectable<ApiKeyTable>;

interface DocumentTable {
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
export type NewDocument = Insertable<DocumentTable>;

/** What was signed: one row for the issuing and one for each correction; never updated once signed. */
interface DocumentRevisionTable {
  document_id: string;
  revision: number;
  content_json: string;
  issuer_json: string;
  simulate: Simulation | null;
  /** Compressed; null until signed. */
  signed_xml: Uint8Array | null;
  signed_at: string | null;
  /** Why the authority did not authorize this revision, if it did not. */
  refusal_json: string | null;
}

interface DocumentEventTable {
  id: string;
  document_id: string;
  type: string;
  revision: number;
  data_json: string;
  created_at: string;
}

/** How many documents of each sort; kept by triggers. */
interface CountTable {
  entity_id: string;
  environment: Environment;
  type: DocumentType;
  status: DocumentStatus;
  channel: Channel;
  documents: number;
}

/** Between which days and moments the documents of a block of places are; kept by triggers. */
interface BlockSpanTable {
  entity_id: string;
  environment: Environment;
  block: number;
  first_date: string;
  last_date: string;
  first_created: string;
  last_created: string;
}

interface ExchangeTable {
  id: string;
  document_id: string;
  revision: number;
  operation: 'reception' | 'authorization';
  endpoint: string;
  outcome: string;
  http_status: number | null;
  started_at: string;
  duration_ms: number;
  /** The answer verbatim, compressed. */
  answer: Uint8Array | null;
}

interface OutboxTable {
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

/** What happened to the installation: the line, the certificate, the clock. A document's own are its journey. */
interface EventTable {
  id: string;
  type: string;
  environment: Environment | null;
  entity_id: string | null;
  data_json: string;
  created_at: string;
}

interface IdempotencyTable {
  scope: string;
  key: string;
  fingerprint: string;
  document_id: string;
}

interface ProductTable {
  id: string;
  code: string;
  barcode: string | null;
  name: string;
  unit: string | null;
  unit_price: string;
  iva: string;
  /** Code, barcode and name, lower case without accents. */
  search_text: string;
  created_at: string;
}
export type ProductRow = Selectable<ProductTable>;

interface CustomerTable {
  id: string;
  identification_type: string;
  identification: string;
  name: string;
  address: string | null;
  email: string | null;
  search_text: string;
  created_at: string;
}
export type CustomerRow = Selectable<CustomerTable>;

interface ReceivedDocumentTable {
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

interface WebhookEndpointTable {
  id: string;
  entity_id: string;
  environment: Environment;
  url: string;
  events_json: string;
  disabled: 0 | 1;
  /** Sealed by the secret box. */
  sealed_secret: Uint8Array;
  secret_hint: string;
  /** Signs as well until it expires. */
  sealed_previous_secret: Uint8Array | null;
  previous_secret_expires_at: string | null;
  failing_since: string | null;
  created_at: string;
  /** Its deliveries stay, and nobody is shown them: to take many rows away at once would hold up issuing. */
  deleted_at: string | null;
}
export type WebhookEndpointRow = Selectable<WebhookEndpointTable>;

/** What happened and is not an event yet: of a document (as it was then), or with data of its own. */
interface WebhookQueueTable {
  seq: Generated<number>;
  type: string;
  entity_id: string | null;
  environment: Environment | null;
  document_id: string | null;
  revision: number | null;
  state_json: string | null;
  data_json: string | null;
  at: string;
}
export type WebhookQueueRow = Selectable<WebhookQueueTable>;

interface WebhookEventTable {
  id: string;
  type: string;
  document_id: string | null;
  /** What every attempt sends, byte for byte; compressed. */
  body: Uint8Array;
  created_at: string;
}

interface WebhookDeliveryTable {
  id: string;
  endpoint_id: string;
  event_id: string;
  event_type: string;
  document_id: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  /** Attempts since it was last put on its way. */
  tries: number;
  /** Null once nothing more is tried. */
  next_attempt_at: string | null;
  last_attempt_at: string | null;
  created_at: string;
  updated_at: string;
}
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;

interface WebhookAttemptTable {
  seq: Generated<number>;
  delivery_id: string;
  at: string;
  status_code: number | null;
  error: string | null;
  duration_ms: number;
}

/** The one account that sends this installation's mail. */
interface EmailAccountTable {
  id: 1;
  host: string;
  port: number;
  security: MailSecurity;
  user: string | null;
  /** Sealed by the secret box. */
  sealed_password: Uint8Array | null;
  from_name: string | null;
  from_address: string;
  updated_at: string;
}
export type EmailAccountRow = Selectable<EmailAccountTable>;

/** A document on its way to one address; a row for each, kept as history. */
interface EmailTable {
  id: Generated<number>;
  document_id: string;
  /** 0 by itself, one more each time somebody asks. */
  request: number;
  recipient: string;
  status: EmailDelivery['status'];
  attempts: Generated<number>;
  /** Null once nothing more is tried. */
  next_attempt_at: string | null;
  problem: string | null;
  /** Given at the first attempt, so that whoever gets it twice can tell. */
  message_id: string | null;
  sent_at: string | null;
  bounced_at: string | null;
  bounce_type: string | null;
  created_at: string;
}

interface ImportTable {
  id: string;
  entity_id: string;
  environment: Environment;
  status: ImportStatus;
  transitions_json: string;
  /** Of the digests of its files, sorted: the same files, whatever their names and order. */
  files_sha256: string;
  sales_total: string;
  /** Documents of other evidence before that this import's confirmed, by what they had. */
  upgraded_signature: number;
  upgraded_unconfirmed: number;
  failure_json: string | null;
  /** How often in a row the authority answered nothing. */
  away_rounds: number;
  created_at: string;
  updated_at: string;
}
export type ImportRow = Selectable<ImportTable>;

interface ImportFileTable {
  import_id: string;
  /** From 1, in the order they were sent; the name of the file on the disk. */
  place: number;
  name: string;
  kind: ImportFileKind | null;
  size: number;
  sha256: string;
  ignored_entries: number;
  /** The first position that was not read yet. */
  next_position: number;
  is_read: 0 | 1;
}
export type ImportFileRow = Selectable<ImportFileTable>;

interface ImportItemTable {
  id: string;
  import_id: string;
  file: string;
  entry: string | null;
  line: number | null;
  access_key: string | null;
  document_type: DocumentType | null;
  number: string | null;
  issue_date: string | null;
  result: ImportItemResult;
  code: ImportItemCode | null;
  params_json: string;
  verification: Verification | null;
  document_id: string | null;
  created_at: string;
  updated_at: string;
}
export type ImportItemRow = Selectable<ImportItemTable>;

/** What deciding a pending item takes; gone once it is decided. */
interface ImportDraftTable {
  item_id: string;
  import_id: string;
  /** 1 for documents, 2 for listed keys: a listing is about what the same import brings. */
  turn: 1 | 2;
  /** How often the authority was asked and had not decided yet. */
  asked: number;
  facts_json: string;
  /** Null for a listed key. */
  document_json: string | null;
  /** Compressed. */
  signed_xml: Uint8Array | null;
}
export type ImportDraftRow = Selectable<ImportDraftTable>;

interface ImportSeriesTable {
  import_id: string;
  series_id: string;
  highest_imported: number;
  /** The last number taken here when the import first met the series; 0 if none. */
  highest_reserved: number;
  created: 0 | 1;
}

/** Where a listing of the authority names an access key: the first that did. */
interface ImportListingTable {
  entity_id: string;
  environment: Environment;
  access_key: string;
  import_id: string;
  file: string;
  entry: string | null;
  /** Of the file. */
  sha256: string;
  line: number;
  authorized_at: string | null;
}
export type ImportListingRow = Selectable<ImportListingTable>;

interface ImportIdempotencyTable {
  scope: string;
  key: string;
  /** Of the files. */
  fingerprint: string;
  import_id: string;
  created_at: string;
}

/** Somebody who works at the counter. */
interface OperatorTable {
  id: string;
  name: string;
  role: OperatorRole;
  pin_hash: string;
  /** In a row. */
  wrong_pins: number;
  /** No PIN is taken before. */
  locked_until: string | null;
  active: 0 | 1;
  created_at: string;
}
export type OperatorRow = Selectable<OperatorTable>;

interface FiscalMachineTable {
  id: string;
  brand: string;
  model: string;
  serial: string;
  active: 0 | 1;
  created_at: string;
}
export type FiscalMachineRow = Selectable<FiscalMachineTable>;

interface TillTable {
  id: string;
  entity_id: string;
  environment: Environment;
  name: string;
  establishment: string;
  emission_point: string;
  fiscal_machine_id: string | null;
  active: 0 | 1;
  /** 0 before the first closing. */
  last_z_number: number;
  created_at: string;
}
export type TillRow = Selectable<TillTable>;

/** Never changed once it is closed. */
interface CashSessionTable {
  id: string;
  till_id: string;
  operator_id: string;
  operator_name: string;
  opening_float: string;
  opened_at: string;
  idempotency_key: string | null;
  fingerprint: string;
  z_number: number | null;
  closed_at: string | null;
  /** The Z. */
  report_json: string | null;
}
export type CashSessionRow = Selectable<CashSessionTable>;

interface CashMovementTable {
  id: string;
  cash_session_id: string;
  direction: 'in' | 'out';
  amount: string;
  reason: string;
  operator_id: string;
  operator_name: string;
  approver_id: string | null;
  approver_name: string | null;
  idempotency_key: string | null;
  fingerprint: string;
  created_at: string;
}
export type CashMovementRow = Selectable<CashMovementTable>;

/** A document that was paid, or given money back for, at a till. */
interface CashSaleTable {
  document_id: string;
  till_id: string;
  /** Null while it waits for the till's next opening. */
  cash_session_id: string | null;
  tendered: string | null;
  change: string | null;
  card_reference: string | null;
  refund_method: string | null;
}
export type CashSaleRow = Selectable<CashSaleTable>;

interface PrinterTable {
  id: string;
  name: string;
  connection_json: string;
  paper: Paper;
  lettering: Lettering;
  code_page: CodePage;
  cuts: 0 | 1;
  has_drawer: 0 | 1;
  is_default: 0 | 1;
  created_at: string;
  updated_at: string;
  /** Its jobs stay. */
  deleted_at: string | null;
}
export type PrinterRow = Selectable<PrinterTable>;

/** Something on its way to a printer. */
interface PrintJobTable {
  id: string;
  printer_id: string;
  kind: PrintJobKind;
  document_id: string | null;
  entity_id: string | null;
  environment: Environment | null;
  /** What is printed, where it is no document. */
  content_json: string | null;
  copy: 0 | 1;
  opens_drawer: 0 | 1;
  status: PrintJobStatus;
  confirmed: Generated<0 | 1>;
  might_have_printed: Generated<0 | 1>;
  tries: Generated<number>;
  problem: string | null;
  /** While it waits. */
  next_attempt_at: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
}
export type PrintJobRow = Selectable<PrintJobTable>;
