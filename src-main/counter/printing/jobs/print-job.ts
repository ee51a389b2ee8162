import type { PrintContent, PrinterLine, RenderPrintJob, SendResult } from '../printers/printer-port.ts';
import type { PrinterStore, StoredPrinter } from '../printers/printer-store.ts';
import { afterTry } from './after-try.ts';
import type { JobContent, PrintJobStore, StoredJob } from './print-job-store.ts';
import type { PrintableDocuments } from './printable-documents.ts';

export interface PrintingDependencies {
  readonly jobs: Pick<PrintJobStore, 'begin' | 'record'>;
  readonly printers: Pick<PrinterStore, 'find'>;
  readonly documents: PrintableDocuments;
  readonly line: PrinterLine;
  readonly render: RenderPrintJob;
  readonly now: () => Date;
  /** Called with internal errors; failures of printers are results. */
  readonly failed: (reason: unknown, jobId?: string) => void;
  /** Delays between attempts, milliseconds; the usual ones when left out. */
  readonly delays?: readonly number[];
}

/** The drawer opens only so long after the sale, milliseconds; the window may have taken five seconds to ask. */
const DRAWER_MS = 10_000;

/** Prints a job and stores the result; gives when it is tried again, if it is. */
export async function printJob(
  dependencies: PrintingDependencies,
  job: StoredJob,
  signal: AbortSignal,
): Promise<Date | undefined> {
  const { jobs, printers, now, delays } = dependencies;
  const printer = await printers.find(job.printerId);
  const content = await contentOf(dependencies, job.content);
  const bytes =
    printer && content && (await bytesOf(dependencies, { printer, job, content: content.content }));
  const at = now().toISOString();
  if (!printer || !content || !bytes) {
    await jobs.record(job.id, { at, status: 'failed', problem: 'job_unprintable' });
    return undefined;
  }
  // Stored before the first byte is sent: after a crash the next start knows that it may be on paper.
  if (!(await jobs.begin(job.id, at))) return undefined;
  const sent = await send(dependencies, printer, { bytes, signal });
  const result = afterTry(job, { sent, now: now(), ...(delays && { delays }) });
  await jobs.record(job.id, result);
  if (sent.ok) await noteJourney(dependencies, job, content.revision);
  return result.nextAttemptAt === undefined ? undefined : new Date(result.nextAttemptAt);
}

async function contentOf(
  { documents }: PrintingDependencies,
  content: JobContent,
): Promise<{ readonly content: PrintContent; readonly revision?: number } | undefined> {
  if (content.kind === 'document') return documents.find(content.scope, content.documentId);
  return { content };
}

interface Printable {
  readonly printer: StoredPrinter;
  readonly job: StoredJob;
  readonly content: PrintContent;
}

/** Undefined for content that can never be printed. */
async function bytesOf(
  { render, now, failed }: PrintingDependencies,
  { printer, job, content }: Printable,
): Promise<Uint8Array | undefined> {
  const mark = markOf(job);
  const opensDrawer = job.opensDrawer && printer.has_drawer && isFresh(job, now());
  try {
    return await render(content, { printer, opensDrawer, ...(mark !== undefined && { mark }) });
  } catch (reason) {
    failed(reason, job.id);
    return undefined;
  }
}

/** The mark of a copy or a reprint. */
function markOf({ copy, mightHavePrinted }: StoredJob): string | undefined {
  if (copy) return 'COPIA';
  return mightHavePrinted ? 'REIMPRESIÓN: el anterior pudo salir' : undefined;
}

function isFresh({ tries, mightHavePrinted, createdAt }: StoredJob, at: Date): boolean {
  const age = at.getTime() - Date.parse(createdAt);
  // Negative: the clock was set back, and nobody knows how long it waited.
  return tries === 0 && !mightHavePrinted && age >= 0 && age < DRAWER_MS;
}

async function send(
  { line, failed }: PrintingDependencies,
  { connection }: StoredPrinter,
  { bytes, signal }: { readonly bytes: Uint8Array; readonly signal: AbortSignal },
): Promise<SendResult> {
  try {
    return await line.send(connection, bytes, signal);
  } catch (reason) {
    failed(reason);
    return { ok: false, problem: 'device_failed', begun: true };
  }
}

/** A full disk must not print a ticket twice. */
async function noteJourney(
  { documents, failed }: PrintingDependencies,
  { content, id }: StoredJob,
  revision: number | undefined,
): Promise<void> {
  if (content.kind !== 'document' || revision === undefined) return;
  await documents
    .notePrinted({ documentId: content.documentId, revision })
    .catch((reason: unknown) => failed(reason, id));
}
