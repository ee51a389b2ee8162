import { join } from 'node:path';
import { archiveThreads } from '../backup/archive/archive-thread.ts';
import { type Move, makeMove } from '../backup/move/move.ts';
import { type Backups, makeBackups } from '../backup/service/backups.ts';
import type { HeadBackup } from '../backup/service/head-backup.ts';
import { makeHeadBackupStates } from '../backup/service/head-backup-states.ts';
import { startBackups as start } from '../backup/service/start-backups.ts';
import { makeRestores, type Restores } from '../backup/staged/restores.ts';
import { HEAD_FOLDER } from '../process/head/head-file.ts';
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

/** The head office that this computer runs, as far as its backups need it. */
interface HostedHeadArchives extends Pick<HeadBackup, 'isHere'> {
  readonly archive: HeadBackup['seal'];
}

/** Joins the backups that are made by themselves, and starts to make them. */
export async function startBackups(
  { store, box, dataDir, dataFile, settings, version, now, log, fence, archiveWork, programFile }: AppContext,
  { startAgain, hostedHead }: { startAgain: (() => void) | undefined; hostedHead: () => HostedHeadArchives },
): Promise<RunningBackups> {
  const dependencies = {
    store: makeBackupStore(store),
    box,
    dataDir,
    database: dataFile,
    installationId: (await settings.secret(INSTALLATION_ID)).toString('hex'),
    version,
    headBackup: {
      isHere: () => hostedHead().isHere(),
      seal: (body, signal) => hostedHead().archive(body, signal),
      run: archiveThreads(programFile('head-backup-thread')),
      states: makeHeadBackupStates(join(dataDir, HEAD_FOLDER)),
    } satisfies HeadBackup,
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
