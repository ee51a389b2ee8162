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

/** Pause after an internal error, milliseconds. */
const PAUSE_MS = 10_000;

/** Milliseconds that a running job may take once the program stops. */
const LAST_JOBS_MS = 2000;

/** Milliseconds to store its result, once it is aborted. */
const CUT_MS = 1000;

interface Printed extends Job {
  readonly stored: StoredJob;
}

/**
 * Prints the jobs that wait, beginning with those left by an earlier run, until it is stopped. Each printer on its own:
 * one that is off does not hold up another.
 */
export async function startPrinting(options: PrintingOptions) {
  const { jobs, connections, now, failed } = options;
  /** Printers whose next job is tried whenever it would be due. */
  const requested = new Set<string>();
  /** Printers with a job that an internal error may have left in status `printing`. */
  const unsettled = new Set<string>();

  const store: JobStore<Printed> = {
    async keysDue() {
      return new Set([...(await jobs.printersWaiting()), ...unsettled]);
    },
    /** In the order they were asked for: the oldest job of a printer holds up the others until it is printed. */
    async due(printerId, { at }) {
      await settle(printerId);
      const wasAsked = requested.delete(printerId);
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
      requested.delete(key);
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
    /** A job of this printer is to be printed now, whatever delay it has. */
    wake(printerId: string): void {
      requested.add(printerId);
      queue.resume(printerId);
    },
    /** Gives running jobs a moment to end, then aborts them; an aborted job may have been printed. */
    async stop(): Promise<void> {
      // A printer share that does not answer must not delay the stop: its job is recovered at the next start.
      await Promise.race([queue.stop(), sleep(LAST_JOBS_MS + CUT_MS, undefined, { ref: false })]);
    },
  };
}
