import type { KeyRing } from './services/access.ts';
import type { BusinessService, CertificateService, EntityChangeService } from './services/business.ts';
import type { CatalogService } from './services/catalog.ts';
import type { CounterService } from './services/counter.ts';
import type { DeliveryService, SyncService } from './services/delivery.ts';
import type { ImportService } from './services/imports.ts';
import type { IssuingService } from './services/issuing.ts';
import type { MailService, PortalService } from './services/mailing.ts';
import type { CashPrintingService, PrintingService } from './services/printing.ts';
import type { LookupService, PurchaseService } from './services/purchases.ts';
import type {
  DocumentReader,
  ExchangeService,
  HappeningsService,
  ReportService,
} from './services/reading.ts';
import type { ClockService, SandboxService, SettingsService } from './services/settings.ts';
import type { WebhookService } from './services/webhooks.ts';

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
  readonly cashPrinting: CashPrintingService;
}
