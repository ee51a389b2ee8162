import { environments } from '../documents/kinds.ts';
import type { Job, JobStore, Slot } from '../queue/job.ts';
import { startQueue } from '../queue/start-queue.ts';
import type { StoredImport } from './ports/import-store.ts';
import { importFailure } from './resources/failure-messages.ts';
import { endImport, type ImportingDependencies, runImport } from './run-import.ts';
import { makeSleep } from './sleep.ts';

export interface ImportingOptions extends Omit<ImportingDependencies, 'wait'> {
  /** Milliseconds after a fault of our own, such as a full disk; half a minute when left out. */
  readonly pauseMs?: number;
}

/** Works on what was uploaded, one import at a time in each environment. */
export interface Importing {
  /** There is something to import. */
  wake(): void;
  /** Stops working on an import that was canceled, and takes its files away. */
  drop(importId: string): void;
  /** The authority may answer again. */
  lineMayBeBack(): void;
  /** Stops between two steps; the next start goes on there. */
  stop(): Promise<void>;
}

const PAUSE_MS = 30_000;

/** How often in a row an import may come upon faults of our own before it is given up. */
const FAULTS_AT_MOST = 20;

interface Undone extends Job {
  readonly stored: StoredImport;
}

export function startImporting(options: ImportingOptions): Importing {
  const { store, folder, now, failed, pauseMs = PAUSE_MS } = options;
  const tidied = tidy(options).catch((reason: unknown) => failed(reason, 'imports were not tidied up'));
  const sleeps = new Map(environments.map((environment) => [environment, makeSleep()]));
  /** In a row, by environment. */
  const faults = new Map<string, number>();
  let isStopping = false;

  const jobs: JobStore<Undone> = {
    async keysDue() {
      await tidied;
      return environments;
    },
    async due(key) {
      const environment = environments.find((name) => name === key);
      const stored = environment && (await store.undone(environment));
      return stored ? [{ id: stored.id, key, stored }] : [];
    },
    nextDueAfter: async () => undefined,
  };

  async function handle({ key, stored }: Undone, { signal }: Slot): Promise<undefined> {
    const sleep = sleeps.get(stored.environment);
    const wait = async (ms: number) => sleep?.take(ms, signal);
    try {
      const outcome = await runImport({ ...options, wait }, { stored, signal });
      faults.delete(key);
      const isCanceled = signal.aborted && !isStopping;
      if (outcome === 'ended' || isCanceled) await folder.remove(stored.id);
    } catch (reason) {
      await countFault(stored);
      throw reason;
    }
  }

  /** Some faults pass by themselves; an import that always comes upon one is given up. */
  async function countFault({ id, environment }: StoredImport): Promise<void> {
    const inARow = (faults.get(environment) ?? 0) + 1;
    faults.set(environment, inARow % FAULTS_AT_MOST);
    if (inARow < FAULTS_AT_MOST) return;
    try {
      await endImport(options, id, importFailure('internal_error'));
      while (await store.sweepEnded(now()));
      await folder.remove(id);
    } catch (reason) {
      failed(reason, `import ${id} could not be given up`);
    }
  }

  const queue = startQueue({
    store: jobs,
    handle,
    slots: () => 1,
    pause: { ms: pauseMs, of: 'key' },
    lastMs: 0,
    now,
    failed: (reason, job) => failed(reason, job ? `import ${job.id}` : 'imports'),
  });

  return {
    wake: queue.wake,
    drop(importId) {
      if (queue.cancel(importId)) return;
      folder
        .remove(importId)
        .catch((reason: unknown) => failed(reason, `files of import ${importId} were not removed`));
    },
    lineMayBeBack: () => {
      for (const sleep of sleeps.values()) sleep.end();
    },
    async stop() {
      isStopping = true;
      await queue.stop();
    },
  };
}

/** What a kill may have left behind. */
async function tidy({ store, folder, now }: ImportingOptions): Promise<void> {
  while (await store.sweepEnded(now()));
  await folder.tidy(await store.undoneIds());
}
