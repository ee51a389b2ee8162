import type { Job } from '../../queue/job.ts';
import type { Queue } from '../../queue/queue.ts';
import { startQueue } from '../../queue/start-queue.ts';
import { makeCancellableWork } from '../cancellable-work.ts';
import type { BackupDependencies } from './backup-dependencies.ts';
import { type BackupStage, makeBackup, putOff } from './make-backup.ts';

/** Opening the shop comes first: a backup that was missed while the computer was off waits a little. */
const PATIENCE_MS = 60_000;

/** After an internal error. */
const PAUSE_MS = 60_000;

/** There is one job: what it finds due, it does. */
const theJob: Job = { id: 'backup', key: 'backup' };

export interface RunningBackups {
  /** Destinations were made due: looks at once, also right after the start. */
  wake(): void;
  /** What is being done now; undefined between backups. */
  stage(): BackupStage | undefined;
  /** Ends the one that is being made, until its next hour; resolves once it ended. */
  cancel(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes backups when they are due, until it is stopped. */
export function startBackups(dependencies: BackupDependencies): RunningBackups {
  const { store, now, failed } = dependencies;
  let queue: Queue<Job> | undefined;
  const work = makeCancellableWork();
  let stage: BackupStage | undefined;
  const first = setTimeout(begin, PATIENCE_MS);
  first.unref();

  const dueInstants = async () => (await store.destinations()).map(({ dueAt }) => dueAt);
  const isDue = async (at: Date) => (await dueInstants()).some((dueAt) => dueAt <= at);

  async function handle(_job: Job, { signal }: { readonly signal: AbortSignal }) {
    await work.run(async (givenUp) => {
      stage = 'sealing';
      try {
        await makeBackup(dependencies, {
          signal: AbortSignal.any([signal, givenUp]),
          onSealed: () => {
            stage = 'delivering';
          },
        });
        if (givenUp.aborted) await putOff(dependencies);
      } finally {
        stage = undefined;
      }
    });
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
    stage: () => stage,
    cancel: () => work.giveUp('nobody wants this backup now'),
    async stop() {
      clearTimeout(first);
      await queue?.stop();
    },
  };
}

function earliestOf(instants: readonly Date[]): Date | undefined {
  return instants.toSorted((one, other) => one.getTime() - other.getTime())[0];
}
