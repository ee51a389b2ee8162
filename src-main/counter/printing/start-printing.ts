import { setTimeout as sleep } from 'node:timers/promises';
import { afterTry } from './after-try.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import type { JobContent, PrintJobStore, StoredJob } from './print-job-store.ts';
import type { PrintableDocuments } from './printable-documents.ts';
import type { PrinterLine, PrintMatter, SendResult, SetMatter } from './printer-port.ts';
import type { PrinterStore, StoredPrinter } from './printer-store.ts';

export interface PrintingOptions {
  readonly jobs: PrintJobStore;
  readonly printers: Pick<PrinterStore, 'find'>;
  readonly documents: PrintableDocuments;
  readonly line: PrinterLine;
  readonly set: SetMatter;
  readonly order: OneAtATime;
  readonly now: () => Date;
  /** Told of our own faults; what printers do is none. */
  readonly failed: (reason: unknown, jobId?: string) => void;
  /** Between tries, milliseconds; the usual unless a test is in a hurry. */
  readonly waits?: readonly number[];
}

/** Prints what waits, each printer by itself: one that is off keeps no other from printing. */
export interface Printing {
  /** Something is to be printed there now, whatever happened before. */
  wake(printerId: string): void;
  /** Lets what is being printed end, but not for long; what is cut may have been printed. */
  stop(): Promise<void>;
}

/** A timer far in the future would hide a change of the clock: look at least this often. */
const LONGEST_SLEEP_MS = 60_000;

/** After a fault of our own. */
const REST_MS = 10_000;

/** How long what is in hand may take once the program stops. */
const LAST_JOBS_MS = 2000;

/** And to say how it went, once it is cut. */
const CUT_MS = 1000;

/** The drawer opens for who charges now, never by itself later; the window may have taken five seconds to ask. */
const DRAWER_MS = 10_000;

/** Starts with what was left from before, and goes on until it is stopped. */
export async function startPrinting(options: PrintingOptions): Promise<Printing> {
  const { jobs, printers, documents, line, set, order, now, failed, waits } = options;
  const working = new Map<string, Promise<void>>();
  const asked = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  /** Printers of which a job may be left half written down, by a fault of ours. */
  const unsettled = new Set<string>();
  const cut = new AbortController();
  let isStopped = false;

  function wake(printerId: string): void {
    asked.add(printerId);
    look(printerId);
  }

  function look(printerId: string): void {
    if (isStopped || working.has(printerId)) return;
    clearTimeout(timers.get(printerId));
    timers.delete(printerId);
    const doing = work(printerId)
      .catch((reason: unknown) => {
        failed(reason);
        unsettled.add(printerId);
        asked.delete(printerId);
        lookIn(printerId, REST_MS);
      })
      .then(() => {
        working.delete(printerId);
        if (asked.has(printerId)) look(printerId);
      });
    working.set(printerId, doing);
  }

  function lookIn(printerId: string, ms: number): void {
    if (isStopped) return;
    const timer = setTimeout(() => look(printerId), Math.min(Math.max(ms, 0), LONGEST_SLEEP_MS));
    timer.unref();
    timers.set(printerId, timer);
  }

  async function work(printerId: string): Promise<void> {
    if (unsettled.has(printerId)) {
      await jobs.resumeInterrupted({ at: now().toISOString(), printerId });
      unsettled.delete(printerId);
    }
    while (!isStopped) {
      const wasAsked = asked.delete(printerId);
      const job = await jobs.next(printerId);
      if (!job) return;
      const wait = Date.parse(job.nextAttemptAt ?? '') - now().getTime();
      if (wait > 0 && !wasAsked) {
        lookIn(printerId, wait);
        return;
      }
      await order.run(printerId, () => print(job));
    }
  }

  async function print(job: StoredJob): Promise<void> {
    const printer = await printers.find(job.printerId);
    const found = await matterOf(job.content);
    const bytes = printer && found && (await setFor(printer, job, found.matter));
    const at = now().toISOString();
    if (!printer || !found || !bytes) {
      await jobs.record(job.id, { at, status: 'failed', problem: 'job_unprintable' });
      return;
    }
    // On the disk before the first byte leaves: whoever starts after a crash knows that it may be on paper.
    if (!(await jobs.begin(job.id, at))) return;
    const sent = await send(printer, bytes);
    await jobs.record(job.id, afterTry(job, { sent, now: now(), ...(waits && { waits }) }));
    if (sent.ok) await noteJourney(job, found.revision);
  }

  /** Undefined for what cannot be set, today or tomorrow. */
  async function setFor(
    printer: StoredPrinter,
    job: StoredJob,
    matter: PrintMatter,
  ): Promise<Uint8Array | undefined> {
    const mark = markOf(job);
    const opensDrawer = job.opensDrawer && printer.has_drawer && isFresh(job);
    try {
      return await set(matter, { printer, opensDrawer, ...(mark !== undefined && { mark }) });
    } catch (reason) {
      failed(reason, job.id);
      return undefined;
    }
  }

  async function matterOf(
    content: JobContent,
  ): Promise<{ readonly matter: PrintMatter; readonly revision?: number } | undefined> {
    if (content.kind === 'document') return documents.find(content.scope, content.documentId);
    return { matter: content };
  }

  function isFresh({ tries, mightHavePrinted, createdAt }: StoredJob): boolean {
    const age = now().getTime() - Date.parse(createdAt);
    // Negative: the clock was set back, and nobody knows how long it waited.
    return tries === 0 && !mightHavePrinted && age >= 0 && age < DRAWER_MS;
  }

  async function send({ connection }: StoredPrinter, bytes: Uint8Array): Promise<SendResult> {
    try {
      return await line.send(connection, bytes, cut.signal);
    } catch (reason) {
      failed(reason);
      return { ok: false, problem: 'device_failed', begun: true };
    }
  }

  /** A full disk must not print a ticket twice. */
  async function noteJourney({ content, id }: StoredJob, revision: number | undefined): Promise<void> {
    if (content.kind !== 'document' || revision === undefined) return;
    await documents
      .notePrinted({ documentId: content.documentId, revision })
      .catch((reason: unknown) => failed(reason, id));
  }

  await jobs.resumeInterrupted({ at: now().toISOString() });
  for (const printerId of await jobs.printersWaiting()) look(printerId);

  return {
    wake,
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      const impatience = setTimeout(() => cut.abort(), LAST_JOBS_MS);
      // A share that answers nobody holds no one up: what is cut so is taken up at the next start.
      await Promise.race([
        Promise.all(working.values()),
        sleep(LAST_JOBS_MS + CUT_MS, undefined, { ref: false }),
      ]);
      clearTimeout(impatience);
    },
  };
}

/** What tells two papers of the same apart. */
function markOf({ copy, mightHavePrinted }: StoredJob): string | undefined {
  if (copy) return 'COPIA';
  return mightHavePrinted ? 'REIMPRESIÓN: el anterior pudo salir' : undefined;
}
