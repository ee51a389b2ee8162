import type { KeyRing } from '../access/key-ring.ts';
import type { Move } from '../backup/move/move.ts';
import type { Backups } from '../backup/service/backups.ts';
import type { Business } from '../business/business.ts';
import type { Certificates } from '../business/certificate/certificates.ts';
import type { EntityChanges } from '../business/entity/entity-changes.ts';
import type { SetUp } from '../business/set-up/set-up.ts';
import type { SettingsService } from '../business/settings.ts';
import type { Clock } from '../clock/make-clock.ts';
import type { CashPrinting } from '../counter/cash/cash-printing.ts';
import type { Catalog } from '../counter/catalog/catalog.ts';
import type { Counter } from '../counter/counter.ts';
import type { PrintService } from '../counter/printing/print-service.ts';
import type { DocumentExports } from '../exports/exports.ts';
import type { Imports } from '../imports/imports.ts';
import type { Issuing } from '../issuing/issuing.ts';
import type { MailSettings } from '../mailing/account/mail-settings.ts';
import type { Portal } from '../portal/portal.ts';
import type { ActivityLog } from '../reading/activity-log.ts';
import type { DocumentLists } from '../reading/document-lists.ts';
import type { DocumentReader } from '../reading/document-reader.ts';
import type { ExchangeReader } from '../reading/exchange-reader.ts';
import type { ReportFault } from '../reading/fault-report.ts';
import type { WaitingDocuments } from '../reading/list-waiting.ts';
import type { Lookups } from '../received/lookups.ts';
import type { Purchases } from '../received/purchases/purchases.ts';
import type { Attention } from '../reports/attention.ts';
import type { PeriodReports } from '../reports/period-report.ts';
import type { Reports } from '../reports/reports.ts';
import type { Support } from '../support/support.ts';
import type { Sync } from '../sync/start-sync.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { SeriesRouteParts } from './routes/local/business/series.ts';
import type { SecondPlaceControl } from './routes/local/service/second-place.ts';
import type { SandboxControl } from './routes/local/settings/sandbox-conditions.ts';

/** The use cases that the HTTP API calls; `app.ts` joins them. */
export interface ApiServices {
  readonly issuing: Issuing;
  readonly documents: DocumentReader;
  readonly documentLists: DocumentLists;
  readonly documentExports: DocumentExports;
  readonly waiting: WaitingDocuments;
  readonly lookups: Lookups;
  readonly purchases: Purchases;
  readonly keys: KeyRing;
  /** Shows whoever read `service.json` that this service wrote it. */
  readonly prove: (challenge: string) => string;
  readonly business: Business;
  /** Lets a stopped series go on; its number may only rise. */
  readonly resumeSeries: SeriesRouteParts['resumeSeries'];
  /** Moves a series on to a higher number. */
  readonly raiseSeries: SeriesRouteParts['raiseSeries'];
  readonly setUp: SetUp;
  readonly entityChanges: EntityChanges;
  readonly certificates: Certificates;
  readonly catalog: Catalog;
  readonly settings: SettingsService;
  readonly activity: ActivityLog;
  readonly reports: Reports;
  readonly attention: Attention;
  readonly periodReports: PeriodReports;
  readonly sandbox: SandboxControl;
  readonly clock: Pick<Clock, 'read' | 'confirm'>;
  readonly secondPlace: SecondPlaceControl;
  readonly support: Support;
  readonly exchanges: ExchangeReader;
  readonly reportFault: ReportFault;
  readonly sync: Pick<Sync, 'state' | 'pause' | 'resume' | 'tryNow'>;
  readonly webhooks: Webhooks;
  readonly imports: Imports;
  readonly mail: MailSettings;
  readonly backups: Backups;
  readonly move: Move;
  readonly portal: Pick<Portal, 'read' | 'put'>;
  readonly counter: Counter;
  readonly printing: Pick<PrintService, 'printers' | 'jobs'>;
  readonly cashPrinting: CashPrinting;
}
