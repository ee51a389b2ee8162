import { existsSync } from 'node:fs';
import { v7 as uuid } from 'uuid';
import { ConfigError } from '../config.ts';
import { copiesIn } from '../journal/copy-journal.ts';
import { openJournal } from '../journal/journal.ts';
import { monthsIn } from '../journal/month-files.ts';
import { dataFileIn, journalFolderIn } from '../process/data-folder.ts';
import { makeSeriesProof } from '../store/journal/series-proof.ts';
import { openStore } from '../store/sqlite/open.ts';
import { ownFolder } from '../store/sqlite/own-folder.ts';
import { absorbJournal } from './absorb-journal.ts';
import { businessFromJournal } from './business-from-journal.ts';
import { putBackLost, type Recovery } from './put-back-lost.ts';
import { restoreFrom } from './restore.ts';

export interface RebuildRequest {
  readonly dataDir: string;
  /** A backup to begin from; what is in the data folder, or nothing, when left out. */
  readonly backup?: string | undefined;
  /** Journals besides the one of the data folder: of a second place, of a disk that was saved. */
  readonly journals: readonly string[];
}

export interface Rebuilt extends Recovery {
  /** Whether the business itself had to be taken from what it signed, as there were no data of it. */
  readonly madeBusiness: boolean;
  /** Where the data that a backup replaced were kept. */
  readonly keptAs: string | undefined;
}

/**
 * Makes the database anew from a backup, from the data that are there, or from nothing, and puts back whatever the
 * journals have. Doing it again does no harm: what is there stays.
 */
export async function rebuild({ dataDir, backup, journals }: RebuildRequest): Promise<Rebuilt> {
  const others = journals.flatMap(journalFoldersOf).filter((folder) => monthsIn(folder).length > 0);
  const own = journalFolderIn(dataDir);
  if (others.length === 0 && monthsIn(own).length === 0) {
    throw new ConfigError(
      `No hay un diario de números en ${dataDir}. Diga dónde está con --journal: la carpeta del segundo lugar, o la ` +
        'carpeta «journal» de los datos anteriores.',
    );
  }
  const restored = backup === undefined ? undefined : await restoreFrom(backup, dataDir);
  const folder = ownFolder(dataDir);
  const journal = openJournal(own);
  try {
    for (const other of others) await absorbJournal({ folder: own, journal, now }, other);
    const store = openStore(dataFileIn(dataDir));
    try {
      const madeBusiness = await businessFromJournal(store, own, { newId, now });
      const recovery = await putBackLost(store, own, { newId, now });
      await makeSeriesProof(store, { newId }).raise(journal.heads());
      return { ...recovery, madeBusiness, keptAs: restored?.keptAs };
    } finally {
      await store.close();
    }
  } finally {
    journal.close();
    folder.release();
  }
}

const newId = () => uuid();
const now = () => new Date();

/** A journal is named by its own folder, by the data folder that it is in, or by a second place, which may hold several. */
function journalFoldersOf(path: string): readonly string[] {
  const inside = journalFolderIn(path);
  const copies = copiesIn(path);
  return copies.length > 0 ? copies : [existsSync(inside) ? inside : path];
}
