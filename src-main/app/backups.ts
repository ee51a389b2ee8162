import { archiveThreads } from '../backup/archive/archive-thread.ts';
import { INSTALLATION_ID } from '../backup/restore/installation.ts';
import { type Backups, makeBackups } from '../backup/service/backups.ts';
import { startBackups as start } from '../backup/service/start-backups.ts';
import { programFile } from '../process/program-file.ts';
import { makeBackupStore } from '../store/business/backup-store.ts';
import type { AppContext } from './context.ts';

/** Joins the backups that are made by themselves, and starts to make them. */
export async function startBackups({
  store,
  box,
  dataDir,
  dataFile,
  settings,
  version,
  now,
  log,
}: AppContext): Promise<{ backups: Backups; stop(): Promise<void> }> {
  const dependencies = {
    store: makeBackupStore(store),
    box,
    dataDir,
    database: dataFile,
    installationId: (await settings.secret(INSTALLATION_ID)).toString('hex'),
    version,
    run: archiveThreads(programFile('backup-thread')),
    now,
    random: Math.random,
    failed: (reason: unknown, what: string) => log.error({ err: reason, what }, 'backup failed'),
  };
  const running = start(dependencies);
  return { backups: makeBackups(dependencies, running), stop: running.stop };
}
