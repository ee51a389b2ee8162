import { ConfigError } from '../../config/config-error.ts';
import { monthsIn } from '../../numbers/journal/month-files.ts';
import { journalFolderIn } from '../../process/data-folder.ts';
import { ownFolder } from '../../store/sqlite/own-folder.ts';
import { namedJournals } from './named-journals.ts';
import { type Recovered, recoverFromJournals } from './recover.ts';
import { type BackupSource, installBackup, type Restored, type RestoreWatch } from './restore.ts';

export interface RebuildRequest {
  readonly dataDir: string;
  /** A backup to begin from; what is in the data folder, or nothing, when left out. */
  readonly backup?: BackupSource | undefined;
  /** Journals besides the one of the data folder: of a second place, of a disk that was saved. */
  readonly journals: readonly string[];
  /** Who waits for the backup to be opened. */
  readonly watch?: RestoreWatch;
}

export interface Rebuilt extends Recovered, Pick<Restored, 'keptAs' | 'unread'> {}

/**
 * Makes the database anew from a backup, from the data that are there, or from nothing, and puts back whatever the
 * journals have. Doing it again does no harm: what is there stays.
 */
export async function rebuild({ dataDir, backup, journals, watch }: RebuildRequest): Promise<Rebuilt> {
  const others = namedJournals(journals);
  const own = journalFolderIn(dataDir);
  if (others.length === 0 && monthsIn(own).length === 0) {
    throw new ConfigError({
      es:
        `No hay un diario de números en ${dataDir}. Diga dónde está con --journal: la carpeta del segundo lugar, o la ` +
        'carpeta «journal» de los datos anteriores.',
      en:
        `There is no journal of numbers in ${dataDir}. Say where it is with --journal: the folder of the second ` +
        'place, or the folder “journal” of the data before.',
    });
  }
  const folder = ownFolder(dataDir);
  try {
    const restored =
      backup && (await installBackup(backup, dataDir, { journals: others, ...(watch && { watch }) }));
    const recovered = restored?.recovered ?? (await recoverFromJournals(dataDir, others));
    return { ...recovered, keptAs: restored?.keptAs, unread: restored?.unread ?? [] };
  } finally {
    folder.release();
  }
}
