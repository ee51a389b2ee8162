import type { PrintedReport } from '../../../contract/counter/printed-report.ts';
import type {
  PrintBody,
  PrintJobListQuery,
  PrintJobResource,
  RetryPrintBody,
} from '../../../contract/printing/print-job.ts';
import type { DrawerBody, DrawerResource } from '../../../contract/printing/printer.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import { idempotencyOf, type Made, madeNow, replayed } from '../../../issuing/requests/idempotency.ts';
import type { Semaphore } from '../../../queue/semaphore.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import { type KeysetPage, keysetPage } from '../../../reading/lists/keyset-page.ts';
import type { PrinterLine, SendResult } from '../printers/printer-port.ts';
import type { PrinterStore, StoredPrinter } from '../printers/printer-store.ts';
import { runWithin } from '../printers/run-within.ts';
import { troubleOf } from '../printers/trouble-messages.ts';
import {
  alreadyPrinted,
  noDocument,
  noDrawer,
  noJob,
  noPrinter,
  noPrinterYet,
  noTill,
  notWaiting,
} from '../refuse.ts';
import { jobResource } from './job-resource.ts';
import { JOB_LIFE_MS } from './print-backoff.ts';
import type { JobContent, NewJob, PrintJobStore, StoredJob } from './print-job-store.ts';
import type { PrintableDocuments } from './printable-documents.ts';
import { testFacts } from './test-facts.ts';

export interface PrintJobDependencies {
  readonly jobs: PrintJobStore;
  readonly printers: Pick<PrinterStore, 'find' | 'default' | 'ofTill'>;
  readonly documents: Pick<PrintableDocuments, 'exists'>;
  readonly line: Pick<PrinterLine, 'send'>;
  readonly connections: Semaphore;
  /** The bytes that open a printer's drawer. */
  readonly drawerPulse: Uint8Array;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly cursorSecret: Uint8Array;
  /** A job of this printer is due now. */
  readonly due: (printerId: string) => void;
}

/** What else a report's printing may ask for. */
export interface ReportPrinting {
  readonly printerId?: string;
  readonly tillId?: string;
  /** When what it says was made, ISO: the same page asked for since then makes this one a copy. */
  readonly madeAt?: string;
  readonly openDrawer?: boolean;
}

/** The printer that is named, else that of the till, else the usual one. */
interface Where {
  readonly printerId?: string | undefined;
  readonly tillId?: string | undefined;
}

interface QueueOptions extends Where {
  readonly opensDrawer?: boolean | undefined;
}

/** Opens the drawer, for a person who stands before it now. */
const DRAWER_MS = 5000;

export type PrintJobs = ReturnType<typeof makePrintJobs>;

/**
 * Takes print jobs and answers as soon as they are stored: a sale never waits for a printer.
 * A person reaches every job, a key those of its business and environment.
 */
export function makePrintJobs(dependencies: PrintJobDependencies) {
  const { jobs, printers, documents, line, connections, drawerPulse, now, newId, cursorSecret, due } =
    dependencies;

  async function printerOf({ printerId, tillId }: Where): Promise<Outcome<StoredPrinter>> {
    if (printerId !== undefined) {
      const named = await printers.find(printerId);
      return named ? { ok: true, value: named } : noPrinter;
    }
    const own = tillId === undefined ? undefined : await printers.ofTill(tillId);
    if (own === 'no_till') return noTill;
    const usual = own ?? (await printers.default());
    return usual ? { ok: true, value: usual } : noPrinterYet;
  }

  async function newJob<Content extends JobContent>(
    content: Content,
    options: QueueOptions,
  ): Promise<Outcome<NewJob & { readonly content: Content }>> {
    const printer = await printerOf(options);
    if (!printer.ok) return printer;
    const at = now();
    return {
      ok: true,
      value: {
        id: newId(),
        printerId: printer.value.id,
        content,
        opensDrawer: options.opensDrawer ?? false,
        expiresAt: expiryFrom(at),
        createdAt: at.toISOString(),
      },
    };
  }

  async function queue(content: JobContent, options: QueueOptions): Promise<Outcome<PrintJobResource>> {
    const made = await newJob(content, options);
    if (!made.ok) return made;
    const job = await jobs.insert(made.value);
    due(job.printerId);
    return { ok: true, value: jobResource(job) };
  }

  return {
    async print(scope: Scope, body: PrintBody, key?: string): Promise<Outcome<Made<PrintJobResource>>> {
      const { entityId, environment } = scope;
      if (!(await documents.exists(scope, body.document_id))) return noDocument;
      const made = await newJob(
        { kind: 'document', documentId: body.document_id, scope: { entityId, environment } },
        { printerId: body.printer_id, tillId: body.till_id, opensDrawer: body.open_drawer },
      );
      if (!made.ok) return made;
      const idempotency = idempotencyOf(key, body);
      const inserted = await jobs.insertIdempotent(made.value, idempotency);
      if (inserted.kind === 'keyed') {
        const { fingerprint, value } = inserted.keyed;
        return replayed({ fingerprint, value: jobResource(value) }, idempotency);
      }
      due(inserted.job.printerId);
      return madeNow(jobResource(inserted.job));
    },

    /** For other parts of the program, which write the reports; not for callers of the API. */
    printReport: (report: PrintedReport, options: ReportPrinting = {}): Promise<Outcome<PrintJobResource>> =>
      queue(
        {
          kind: 'report',
          report,
          ...(options.madeAt !== undefined && { madeAt: options.madeAt }),
        },
        { printerId: options.printerId, tillId: options.tillId, opensDrawer: options.openDrawer },
      ),

    async printTest(printerId: string): Promise<Outcome<PrintJobResource>> {
      const printer = await printerOf({ printerId });
      if (!printer.ok) return printer;
      return queue({ kind: 'test', facts: testFacts(printer.value, now()) }, { printerId });
    },

    async get(scope: Scope | undefined, id: string): Promise<Outcome<PrintJobResource>> {
      const job = await jobs.find(id, scope);
      return job ? { ok: true, value: jobResource(job) } : noJob;
    },

    async list(
      scope: Scope | undefined,
      query: PrintJobListQuery,
    ): Promise<Outcome<KeysetPage<PrintJobResource>>> {
      const { status, printer_id: printerId, document_id: documentId } = query;
      const filters = { scope, status, printerId, documentId };
      const whose = scope ? `${scope.entityId}/${scope.environment}` : 'all';
      const listed = await keysetPage<StoredJob>(
        {
          filters: `print_jobs ${whose} ${status ?? ''} ${printerId ?? ''} ${documentId ?? ''}`,
          cursorSecret,
          positionOf: ({ id }) => id,
          find: (question) => jobs.page(filters, question),
        },
        query,
      );
      if (!listed.ok) return listed;
      return { ok: true, value: { ...listed.value, data: listed.value.data.map(jobResource) } };
    },

    /** Retries a job now, on its printer or another. A job that was printed is not retried: that is a new job, a copy. */
    async retry(
      scope: Scope | undefined,
      { id, body }: { readonly id: string; readonly body: RetryPrintBody },
    ): Promise<Outcome<PrintJobResource>> {
      const job = await jobs.find(id, scope);
      if (!job) return noJob;
      const printer = await printerOf({ printerId: body.printer_id ?? job.printerId });
      if (!printer.ok) return printer;
      const at = now();
      const again = await jobs.retry(id, {
        printerId: printer.value.id,
        expiresAt: expiryFrom(at),
        at: at.toISOString(),
      });
      if (!again) return alreadyPrinted;
      due(printer.value.id);
      return { ok: true, value: jobResource(again) };
    },

    async cancel(scope: Scope | undefined, id: string): Promise<Outcome<PrintJobResource>> {
      if (!(await jobs.find(id, scope))) return noJob;
      if (!(await jobs.cancel(id, now().toISOString()))) return notWaiting;
      const cancelled = await jobs.find(id, scope);
      return cancelled ? { ok: true, value: jobResource(cancelled) } : noJob;
    },

    /** At once or not at all: a drawer must not open when nobody stands before it. */
    async openDrawer(body: DrawerBody): Promise<Outcome<DrawerResource>> {
      const printer = await printerOf({ printerId: body.printer_id, tillId: body.till_id });
      if (!printer.ok) return printer;
      const { id, connection, has_drawer } = printer.value;
      if (!has_drawer) return noDrawer;
      const sent = await runWithin<SendResult>(
        connections,
        { key: id, ms: DRAWER_MS, late: { ok: false, problem: 'timeout', begun: false } },
        (signal) => line.send(connection, drawerPulse, signal),
      );
      if (sent.ok) return { ok: true, value: { object: 'drawer', opened: true } };
      return { ok: true, value: { object: 'drawer', opened: false, trouble: troubleOf(sent.problem) } };
    },
  };
}

function expiryFrom(at: Date): string {
  return new Date(at.getTime() + JOB_LIFE_MS).toISOString();
}
