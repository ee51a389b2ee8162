import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, JobStore, NextTry, Slot } from '../../../queue/job.ts';
import type { Semaphore } from '../../../queue/semaphore.ts';
import { startQueue } from '../../../queue/start-queue.ts';
import { type PrintingDependencies, printJob } from './print-job.ts';
import type { PrintJobStore, StoredJob } from './print-job-store.ts';

export interface PrintingOptions extends PrintingDependencies {
  readonly jobs: PrintJobStore;
  /** By printer. */
  readonly connections: Semaphore;
}

/** Prints what waits, each printer by itself: one that is off keeps no other from printing. */
export interface Printing {
  /** Something is to be printed there now, whatever happened before. */
  wake(printerId: string): void;
  /** Lets what is being printed end, but not for long; what is cut may have been printed. */
  stop(): Promise<void>;
}

/** After a fault of our own. */
const PAUSE_MS = 10_000;

/** How long what is being printed may take once the program stops. */
const LAST_JOBS_MS = 2000;

/** And to say how it went, once it is cut. */
const CUT_MS = 1000;

interface Printed extends Job {
  readonly stored: StoredJob;
}

/** Starts with what was left from before, and goes on until it is stopped. */
export async function startPrinting(options: PrintingOptions): Promise<Printing> {
  const { jobs, connections, now, failed } = options;
  /** Printers whose next job is tried whenever it would be due. */
  const asked = new Set<string>();
  /** Printers of which a job may be left half written down, by a fault of ours. */
  const unsettled = new Set<string>();

  const store: JobStore<Printed> = {
    async keysDue() {
      return new Set([...(await jobs.printersWaiting()), ...unsettled]);
    },
    /** In the order they were asked for: the oldest of a printer holds up the others until it is out. */
    async due(printerId, { at }) {
      await settle(printerId);
      const wasAsked = asked.delete(printerId);
      const next = await jobs.next(printerId);
      const isDue = next && (wasAsked || !(Date.parse(next.nextAttemptAt ?? '') > at.getTime()));
      return isDue ? [{ id: next.id, key: printerId, stored: next }] : [];
    },
    nextDueAfter: (at) => jobs.nextDueAfter(at),
  };

  async function settle(printerId: string): Promise<void> {
    if (!unsettled.has(printerId)) return;
    await jobs.resumeInterrupted({ at: now().toISOString(), printerId });
    unsettled.delete(printerId);
  }

  async function handle(job: Printed, { signal }: Slot): Promise<NextTry<Printed> | undefined> {
    const { key, stored } = job;
    try {
      const at = await connections.run(key, () => printJob(options, stored, signal));
      return at && { at };
    } catch (reason) {
      unsettled.add(key);
      asked.delete(key);
      throw reason;
    }
  }

  await jobs.resumeInterrupted({ at: now().toISOString() });
  const queue = startQueue({
    store,
    handle,
    slots: () => 1,
    pause: { ms: PAUSE_MS, of: 'key' },
    lastMs: LAST_JOBS_MS,
    now,
    failed: (reason, job) => failed(reason, job?.id),
  });

  return {
    wake(printerId) {
      asked.add(printerId);
      queue.resume(printerId);
    },
    async stop() {
      // A share that answers nobody holds no one up: what is cut so is taken up at the next start.
      await Promise.race([queue.stop(), sleep(LAST_JOBS_MS + CUT_MS, undefined, { ref: false })]);
    },
  };
}
