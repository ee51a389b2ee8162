import type { Job } from '../../queue/job.ts';
import type { Queue } from '../../queue/queue.ts';
import { startQueue } from '../../queue/start-queue.ts';
import { type BackupDependencies, makeBackup } from './make-backup.ts';

/** Whoever opens the shop comes first: a backup that was missed while the computer was off waits a little. */
const PATIENCE_MS = 60_000;

/** After an internal error. */
const PAUSE_MS = 60_000;

/** There is one job: what it finds due, it does. */
const theJob: Job = { id: 'backup', key: 'backup' };

export interface RunningBackups {
  /** Places were made due: looks at once, also right after the start. */
  wake(): void;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Makes backups when they are due, until it is stopped. */
export function startBackups(dependencies: BackupDependencies): RunningBackups {
  const { store, now, failed } = dependencies;
  let queue: Queue<Job> | undefined;
  let isRunning = false;
  const first = setTimeout(begin, PATIENCE_MS);
  first.unref();

  const dueInstants = async () => (await store.places()).map(({ dueAt }) => dueAt);
  const isDue = async (at: Date) => (await dueInstants()).some((dueAt) => dueAt <= at);

  async function handle(_job: Job, { signal }: { readonly signal: AbortSignal }) {
    isRunning = true;
    try {
      await makeBackup(dependencies, signal);
    } finally {
      isRunning = false;
    }
    const next = earliestOf(await dueInstants());
    return next && { at: next };
  }

  function begin(): void {
    clearTimeout(first);
    queue ??= startQueue({
      store: {
        keysDue: async ({ at }) => ((await isDue(at)) ? [theJob.key] : []),
        due: async (_key, { at }) => ((await isDue(at)) ? [theJob] : []),
        nextDueAfter: async (at) => earliestOf((await dueInstants()).filter((dueAt) => dueAt > at)),
      },
      handle,
      slots: () => 1,
      pause: { ms: PAUSE_MS, of: 'everything' },
      // A backup that is cut is made at the next start; the program ends at once.
      lastMs: 0,
      now,
      failed: (reason) => failed(reason, 'backups'),
    });
  }

  return {
    wake() {
      begin();
      queue?.wake();
    },
    isRunning: () => isRunning,
    async stop() {
      clearTimeout(first);
      await queue?.stop();
    },
  };
}

function earliestOf(instants: readonly Date[]): Date | undefined {
  return instants.toSorted((one, other) => one.getTime() - other.getTime())[0];
}
