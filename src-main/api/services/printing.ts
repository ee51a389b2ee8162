import type { CashPrintBody } from '../../contract/cash-printing.ts';
import type {
  PrintBody,
  PrintJobListQuery,
  PrintJobResource,
  RetryPrintBody,
} from '../../contract/print-job.ts';
import type {
  DrawerBody,
  DrawerResource,
  PrinterBody,
  PrinterResource,
  PrinterStatus,
  PrintQueue,
} from '../../contract/printer.ts';
import type { Outcome } from '../../contract/problems.ts';
import type { Made } from '../../counter/once.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { KeysetPage } from '../../reading/keyset-page.ts';

/** Paper, and the drawer that hangs from a printer. */
export interface PrintingService {
  readonly printers: PrinterService;
  readonly jobs: PrintJobService;
}

/** X and Z on paper; `session` as in `OperatorService`. */
export interface CashPrintingService {
  print(session: string, id: string, body: CashPrintBody): Promise<Outcome<PrintJobResource>>;
}

/** The printers of this installation. */
export interface PrinterService {
  list(): Promise<readonly PrinterResource[]>;
  /** The print queues of this computer's system. */
  queues(): Promise<readonly PrintQueue[]>;
  get(id: string): Promise<Outcome<PrinterResource>>;
  create(body: PrinterBody): Promise<PrinterResource>;
  change(id: string, body: PrinterBody): Promise<Outcome<PrinterResource>>;
  remove(id: string): Promise<Outcome<undefined>>;
  /** What it says of itself, now. */
  status(id: string): Promise<Outcome<PrinterStatus>>;
}

/** What is to be printed; a scope undefined reaches all. Answers never wait for paper. */
export interface PrintJobService {
  print(scope: Scope, body: PrintBody, key?: string): Promise<Outcome<Made<PrintJobResource>>>;
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
