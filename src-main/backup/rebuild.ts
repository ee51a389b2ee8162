import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { ConfigError } from '../config.ts';
import { openJournal } from '../journal/journal.ts';
import { newestMonths } from '../journal/read-journal.ts';
import { makeSeriesProof } from '../store/journal/series-proof.ts';
import { openStore, type Store } from '../store/sqlite/open.ts';
import { ownFolder } from '../store/sqlite/own-folder.ts';
import { businessFromJournal } from './business-from-journal.ts';
import { journalFolderIn } from './prove-numbers.ts';
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
  const folders = [journalFolderIn(dataDir), ...journals.map(journalFolderOf)].filter(
    (folder) => newestMonths(folder).length > 0,
  );
  if (folders.length === 0) {
    throw new ConfigError(
      `No hay un diario de números en ${dataDir}. Diga dónde está con --journal: la carpeta del segundo lugar, o la ` +
        'carpeta «journal» de los datos anteriores.',
    );
  }
  const restored = backup === undefined ? undefined : await restoreFrom(backup, dataDir);
  const folder = ownFolder(dataDir);
  try {
    const store = openStore(join(dataDir, 'mostrador.sqlite'));
    try {
      return { ...(await recover(store, folders)), keptAs: restored?.keptAs };
    } finally {
      await store.close();
    }
  } finally {
    folder.release();
  }
}

async function recover(store: Store, folders: readonly string[]): Promise<Omit<Rebuilt, 'keptAs'>> {
  const parts = { newId: () => uuid(), now: () => new Date() };
  const madeBusiness = await businessFromJournal(store, folders, parts);
  const proof = makeSeriesProof(store, parts);
  let documents = 0;
  const left = new Map<string, Recovery['left'][number]>();
  for (const folder of folders) {
    const found = await putBackLost(store, folder, parts);
    documents += found.documents;
    for (const one of found.left) left.set(one.number.accessKey, one);
    await proof.raise(openJournal(folder).heads());
  }
  return { documents, left: [...left.values()], madeBusiness };
}

/** A journal is named by its own folder, or by the folder of data or of a second place that it is in. */
function journalFolderOf(path: string): string {
  const inside = journalFolderIn(path);
  return existsSync(inside) ? inside : path;
}
