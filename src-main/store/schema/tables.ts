import type { BackupsTables } from './backups.ts';
import type { BusinessTables } from './business.ts';
import type { DocumentsTables } from './documents.ts';
import type { GoodsReceiptsTables } from './goods-receipts.ts';
import type { ImportsTables } from './imports.ts';
import type { MailTables } from './mail.ts';
import type { PurchasesTables } from './purchases.ts';
import type { ReportsTables } from './reports.ts';
import type { CatalogTables } from './shop/catalog.ts';
import type { CounterTables } from './shop/counter.ts';
import type { PrintingTables } from './shop/printing.ts';
import type { ProformasTables } from './shop/proformas.ts';
import type { PromotionsTables } from './shop/promotions.ts';
import type { ReceivablesTables } from './shop/receivables.ts';
import type { VariantsTables } from './shop/variants.ts';
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
    PromotionsTables,
    PurchasesTables,
    ReceivablesTables,
    ReportsTables,
    StationTables,
    VariantsTables,
    WebhooksTables {}
