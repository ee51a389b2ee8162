import { archiveThreads } from '../backup/archive/archive-thread.ts';
import { type Move, makeMove } from '../backup/move/move.ts';
import { type Backups, makeBackups } from '../backup/service/backups.ts';
import type { SealBeside } from '../backup/service/make-backup.ts';
import { startBackups as start } from '../backup/service/start-backups.ts';
import { makeRestores, type Restores } from '../backup/staged/restores.ts';
import { makeBackupStore } from '../store/business/backup-store.ts';
import { INSTALLATION_ID } from '../store/rows/business/setting-names.ts';
import type { AppContext } from './context/context.ts';

interface RunningBackups {
  readonly backups: Backups;
  readonly move: Move;
  readonly restores: Restores;
  /** The next backup goes to another second place, or to none. */
  secondPlaceChanged(): Promise<void>;
  stop(): Promise<void>;
}

/** Joins the backups that are made by themselves, and starts to make them. */
export async function startBackups(
  { store, box, dataDir, dataFile, settings, version, now, log, fence, archiveWork, programFile }: AppContext,
  { startAgain, sealBeside }: { startAgain: (() => void) | undefined; sealBeside: SealBeside },
): Promise<RunningBackups> {
  const dependencies = {
    store: makeBackupStore(store),
    box,
    dataDir,
    database: dataFile,
    installationId: (await settings.secret(INSTALLATION_ID)).toString('hex'),
    version,
    sealBeside,
    run: archiveWork ?? archiveThreads(programFile('backup-thread')),
    now,
    random: Math.random,
    failed: (reason: unknown, what: string) => log.error({ err: reason, what }, 'backup failed'),
  };
  const running = start(dependencies);
  const backups = makeBackups(dependencies, running);
  const restores = makeRestores({ ...dependencies, fetch: backups.fetch, startAgain });
  return {
    backups,
    restores,
    move: makeMove(dependencies, fence),
    async secondPlaceChanged() {
      await dependencies.store.secondPlaceChanged(now());
      running.wake();
    },
    async stop() {
      await restores.stop();
      await running.stop();
    },
  };
}
