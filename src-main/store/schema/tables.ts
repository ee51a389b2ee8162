import type { Generated } from 'kysely';
import type { ImportItemResult, Verification } from '../../contract/import.ts';
import type { Environment } from '../../documents/kinds.ts';
import type {
  ApiKeyTable,
  CertificateTable,
  EntityTable,
  EventTable,
  LogoTable,
  SeriesTable,
} from './business.ts';
import type {
  CustomerTable,
  PriceListTable,
  ProductPriceTable,
  ProductTable,
  StockMovementTable,
  StockTable,
} from './catalog.ts';
import type {
  ApprovalTable,
  ApprovalUseTable,
  CashMovementTable,
  CashSaleTable,
  CashSessionTable,
  FiscalMachineTable,
  HeldSaleTable,
  OperatorTable,
  TillTable,
} from './counter.ts';
import type {
  DictionaryTable,
  DocumentEventTable,
  DocumentListTable,
  DocumentRevisionTable,
  DocumentTable,
  ExchangeTable,
  IdempotencyTable,
  InternedTextTable,
  MonthCountTable,
  OutboxTable,
  ReceivedDocumentTable,
  SignedXmlTable,
} from './documents.ts';
import type {
  ImportDraftTable,
  ImportFileTable,
  ImportIdempotencyTable,
  ImportItemTable,
  ImportListingTable,
  ImportSeriesTable,
  ImportTable,
} from './imports.ts';
import type { EmailAccountTable, EmailTable } from './mail.ts';
import type { PrinterTable, PrintJobTable } from './printing.ts';
import type {
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
  WebhookEventTable,
  WebhookQueueTable,
} from './webhooks.ts';

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
  /** A business in one environment; made with its first document. */
  list_scope: { id: Generated<number>; entity_id: string; environment: Environment };
  document_list: DocumentListTable;
  /** Whom a document goes to: its counterparty, and those a delivery note carries something to. */
  document_party: { scope: number; identification: string; seq: number };
  /** How many documents of each month, type, status and channel; kept by triggers. */
  document_month_count: MonthCountTable;
  document_search: { rowid: number; words: string };
  document_metadata: { scope: number; key: string; value: string; seq: number };
  /** Every word of the search, wherever it stands. */
  document_word: { term: string; doc: number };
  /** What a credit note holds of an invoice while it is undecided or authorized. */
  credit: { credit_note_id: string; invoice_id: string; amount: string };
  signed_xml: SignedXmlTable;
  dictionary: DictionaryTable;
  interned_text: InternedTextTable;
  exchange: ExchangeTable;
  outbox: OutboxTable;
  event: EventTable;
  replacement: { document_id: string; replacement_id: string; created_at: string };
  idempotency: IdempotencyTable;
  product: ProductTable;
  customer: CustomerTable;
  price_list: PriceListTable;
  product_price: ProductPriceTable;
  /** How often each part of the catalog changed; kept by triggers. */
  catalog_revision: { subject: 'products' | 'customers' | 'price_lists'; revision: number };
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
  held_sale: HeldSaleTable;
  approval: ApprovalTable;
  approval_use: ApprovalUseTable;
  stock: StockTable;
  stock_movement: StockMovementTable;
  printer: PrinterTable;
  print_job: PrintJobTable;
}
