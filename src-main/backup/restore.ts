import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { dataFileIn, keyFilesIn } from '../process/data-folder.ts';
import { writeKey } from '../secrets/key-file.ts';
import { integrityRecordsIn } from '../store/sqlite/integrity/integrity-record.ts';
import { storageFaultOf } from '../store/sqlite/integrity/storage-fault.ts';
import { openDatabase } from '../store/sqlite/open.ts';
import { ownFolder } from '../store/sqlite/own-folder.ts';
import { type OpenedArchive, openArchive } from './archive/open-archive.ts';
import { inScratch } from './archive/scratch.ts';
import { carryOver } from './carry-over.ts';
import { flush } from './flush.ts';
import { keepInstallation } from './installation.ts';
import { readBackup } from './read-backup.ts';

/**
 * Puts a backup in the place of the data. What was there is kept aside, and no numbering goes back: a number issued
 * after the backup was made is never issued again. The data's file is the old one or the new one, whole, wherever
 * this is interrupted.
 */
export async function restoreFrom(file: string, dataDir: string): Promise<Restored> {
  const { documents } = readBackup(file);
  const folder = ownFolder(dataDir);
  try {
    return putInPlace({ database: file, documents }, dataDir);
  } finally {
    folder.release();
  }
}

/** The same with an encrypted backup, which also brings the key to its secrets: this computer can sign with them. */
export async function restoreArchive(file: string, dataDir: string, passphrase: string): Promise<Restored> {
  const folder = ownFolder(dataDir);
  try {
    return await inScratch(dataDir, async (scratch) =>
      putInPlace(await openArchive(file, passphrase, scratch), dataDir),
    );
  } finally {
    folder.release();
  }
}

export interface Restored {
  readonly documents: number;
  /** The data that were replaced. */
  readonly keptAs: string | undefined;
}

type Incoming = Pick<OpenedArchive, 'database' | 'documents'> & Partial<Pick<OpenedArchive, 'key'>>;

function putInPlace({ database, documents, key }: Incoming, dataDir: string): Restored {
  const current = dataFileIn(dataDir);
  const incoming = join(dataDir, 'restoring.sqlite');
  const replaces = existsSync(current);
  removeDatabase(incoming);
  copyFileSync(database, incoming);
  bringUpToDate(incoming, replaces ? settled(current) : undefined);
  const keptAs = replaces ? keepAside(current, dataDir) : undefined;
  // A log that belongs to the replaced file would be played back into the new one.
  for (const suffix of ['-wal', '-shm']) rmSync(`${current}${suffix}`, { force: true });
  flush(incoming);
  if (key !== undefined) putKey(key, dataDir, keptAs);
  renameSync(incoming, current);
  // What was known of the replaced file's soundness says nothing of this one, whose every page was just read.
  integrityRecordsIn(dataDir).forget();
  return { documents, keptAs };
}

/**
 * The key comes as it is; the next start of a desktop has the system of this computer seal it. Interrupted right after it,
 * the replaced data are in place without their key: to restore once more mends that.
 */
function putKey(key: Buffer, dataDir: string, keptAs: string | undefined): void {
  const { plain, sealed } = keyFilesIn(dataDir);
  const aside = `${keptAs ?? join(dataDir, 'before-restore')}.key`;
  if (existsSync(plain)) {
    if (readFileSync(plain).equals(key)) return;
    copyFileSync(plain, aside);
  }
  if (existsSync(sealed)) copyFileSync(sealed, `${aside}.sealed`);
  writeKey(plain, key);
  rmSync(sealed, { force: true });
}

/** The file with all that a crash may have left in its write-ahead log; throws when that cannot be had. */
function settled(file: string): string {
  try {
    const database = openDatabase(file);
    try {
      const busy = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').pluck().get();
      if (busy !== 0) throw new Error('another program is reading the data');
    } finally {
      database.close();
    }
    return file;
  } catch (reason) {
    throw numbersUnreadable(file, reason);
  }
}

function numbersUnreadable(file: string, cause: unknown): ConfigError {
  return new ConfigError(
    `No se pueden leer los números ya usados en ${file}. Si el archivo está dañado, muévalo a otro lugar, ` +
      'restaure de nuevo y, antes de emitir, ponga los siguientes números con «setup --file business.json».',
    { cause },
  );
}

function bringUpToDate(incoming: string, replaced: string | undefined): void {
  const database = openDatabase(incoming);
  try {
    // What had not been handed over when the backup was made may have been since.
    database.exec(`UPDATE outbox SET step = 'ask_before_send' WHERE step = 'send'`);
    if (replaced !== undefined) carryOver(database, replaced);
    keepInstallation(database, replaced);
  } catch (reason) {
    // The backup itself was checked: what cannot be read is what it replaces.
    throw replaced !== undefined && storageFaultOf(reason) === 'damaged'
      ? numbersUnreadable(replaced, reason)
      : reason;
  } finally {
    database.close();
  }
}

function keepAside(current: string, dataDir: string): string {
  const keptAs = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}.sqlite`);
  copyFileSync(current, keptAs);
  flush(keptAs);
  return keptAs;
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
