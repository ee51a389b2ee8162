import type { BackupsTables } from './backups.ts';
import type { BusinessTables } from './business.ts';
import type { CatalogTables } from './catalog.ts';
import type { CounterTables } from './counter.ts';
import type { DocumentsTables } from './documents.ts';
import type { GoodsReceiptsTables } from './goods-receipts.ts';
import type { ImportsTables } from './imports.ts';
import type { MailTables } from './mail.ts';
import type { PrintingTables } from './printing.ts';
import type { ProformasTables } from './proformas.ts';
import type { PurchasesTables } from './purchases.ts';
import type { ReceivablesTables } from './receivables.ts';
import type { ReportsTables } from './reports.ts';
import type { StationTables } from './station.ts';
import type { WebhooksTables } from './webhooks.ts';

/**
 * The tables as the code sees them. Times are ISO 8601 instants in UTC, dates YYYY-MM-DD in Ecuador, amounts decimal
 * strings, `*_json` JSON text; SQLite has no booleans, so flags are 0 or 1.
 */
export interface Tables
  extends BackupsTables,
    BusinessTables,
    CatalogTables,
    CounterTables,
    DocumentsTables,
    GoodsReceiptsTables,
    ImportsTables,
    MailTables,
    PrintingTables,
    ProformasTables,
    PurchasesTables,
    ReceivablesTables,
    ReportsTables,
    StationTables,
    WebhooksTables {}
