import { copyFileSync, existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../config.ts';
import { dataFileIn, journalFolderIn, keyFilesIn } from '../../process/data-folder.ts';
import { writeKey } from '../../secrets/key-file.ts';
import { integrityRecordsIn } from '../../store/sqlite/integrity/integrity-record.ts';
import { storageFaultOf } from '../../store/sqlite/integrity/storage-fault.ts';
import { hasLog, openDatabase } from '../../store/sqlite/open.ts';
import { ownFolder } from '../../store/sqlite/own-folder.ts';
import { openArchive } from '../archive/open-archive.ts';
import { inScratch } from '../archive/scratch.ts';
import { flush } from '../flush.ts';
import { readBackup } from '../read-backup.ts';
import { type CarriedSubject, carriedSubjects, carryOver } from './carry-over.ts';
import { keepInstallation } from './installation.ts';
import { journalAtHand } from './journal-at-hand.ts';
import { type Recovered, recoverFromJournals } from './recover.ts';

/** A backup: a bare database, or an archive with the passphrase that opens it. */
export interface BackupSource {
  readonly file: string;
  readonly passphrase?: string | undefined;
}

export interface Restored {
  readonly documents: number;
  /** The data that were replaced. */
  readonly keptAs: string | undefined;
  /** What of the replaced data could not be read, as they are damaged. */
  readonly unread: readonly CarriedSubject[];
  /** What the journal gave back where the damaged data could not tell their numbers. */
  readonly recovered: Recovered | undefined;
}

/**
 * Puts a backup in the place of the data. What was there is kept aside, and no numbering goes back: a number issued
 * after the backup was made is never issued again. Data that are damaged are replaced too, where a journal tells the
 * numbers that they cannot. The data's file is the old one or the new one, whole, wherever this is interrupted.
 *
 * An archive also brings the key to its secrets: this computer can sign with them. Throws ConfigError.
 */
export async function restoreFrom(backup: BackupSource, dataDir: string): Promise<Restored> {
  const folder = ownFolder(dataDir);
  try {
    return await putInPlace(backup, dataDir, { hasJournal: false });
  } finally {
    folder.release();
  }
}

/**
 * The same in a folder that is owned.
 *
 * @param hasJournal whether a journal is read afterwards, whatever can be read here
 */
export async function putInPlace(
  { file, passphrase }: BackupSource,
  dataDir: string,
  { hasJournal }: { readonly hasJournal: boolean },
): Promise<Restored> {
  if (passphrase === undefined) {
    const { documents } = readBackup(file);
    return replaceData({ database: file, documents }, dataDir, hasJournal);
  }
  return inScratch(dataDir, async (scratch) =>
    replaceData(await openArchive(file, passphrase, scratch), dataDir, hasJournal),
  );
}

interface Incoming {
  readonly database: string;
  readonly documents: number;
  readonly key?: Buffer;
}

async function replaceData(
  { database, documents, key }: Incoming,
  dataDir: string,
  hasJournal: boolean,
): Promise<Restored> {
  const current = dataFileIn(dataDir);
  const incoming = join(dataDir, 'restoring.sqlite');
  const replaces = existsSync(current);
  removeDatabase(incoming);
  copyFileSync(database, incoming);
  const unread = bringUpToDate(incoming, replaces ? current : undefined);
  const isNumbered = hasJournal || !unread.includes('numbers');
  const journal = isNumbered ? undefined : journalAtHand(dataDir, [current, incoming]);
  if (!isNumbered && journal === undefined) {
    removeDatabase(incoming);
    throw numbersUnreadable(current);
  }
  const keptAs = replaces ? keepAside(current, dataDir) : undefined;
  // A log that belongs to the replaced file would be played back into the new one.
  for (const suffix of ['-wal', '-shm']) rmSync(`${current}${suffix}`, { force: true });
  flush(incoming);
  if (key !== undefined) putKey(key, dataDir, keptAs);
  renameSync(incoming, current);
  // What was known of the replaced file's soundness says nothing of this one, whose every page was just read.
  integrityRecordsIn(dataDir).forget();
  const recovered = journal === undefined ? undefined : await recover(dataDir, journal);
  return { documents, keptAs, unread, recovered };
}

function recover(dataDir: string, journal: string): Promise<Recovered> {
  return recoverFromJournals(dataDir, journal === journalFolderIn(dataDir) ? [] : [journal]);
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

/** Brings all that a crash may have left in the write-ahead log into the file; false when the file is damaged. */
function isSettled(file: string): boolean {
  try {
    const database = openDatabase(file);
    try {
      const busy = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').pluck().get();
      if (busy !== 0)
        throw new ConfigError('Otro programa está leyendo los datos: ciérrelo y restaure de nuevo.');
    } finally {
      database.close();
    }
    return true;
  } catch (reason) {
    if (storageFaultOf(reason) === 'damaged') return false;
    throw reason;
  }
}

function numbersUnreadable(file: string): ConfigError {
  return new ConfigError(
    `${file} está dañado, no se leen los números ya usados, y aquí no está el diario que los sabe. Conecte el segundo ` +
      'lugar y use «rebuild --from RESPALDO --journal CARPETA». Si no lo hay, mueva el archivo a otro lugar, restaure de ' +
      'nuevo y, antes de emitir, diga los siguientes números con «series next».',
  );
}

/** Gives what could not be read of the data that are replaced. */
function bringUpToDate(incoming: string, replaced: string | undefined): readonly CarriedSubject[] {
  const isReadable = replaced !== undefined && isSettled(replaced);
  const database = openDatabase(incoming);
  try {
    // What had not been handed over when the backup was made may have been since.
    database.exec(`UPDATE outbox SET step = 'ask_before_send' WHERE step = 'send'`);
    const unread = replaced === undefined ? [] : isReadable ? carryOver(database, replaced) : carriedSubjects;
    keepInstallation(database, replaced);
    // What its head office was told since, and under which name, the backup does not know.
    database.exec(`UPDATE station SET state = 'unproven' WHERE state = 'enrolled'`);
    return unread;
  } finally {
    database.close();
  }
}

/** With the log that belongs to it, where damage kept that from being brought into the file. */
function keepAside(current: string, dataDir: string): string {
  const keptAs = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}.sqlite`);
  keepFile(current, keptAs);
  if (hasLog(current)) keepFile(`${current}-wal`, `${keptAs}-wal`);
  return keptAs;
}

/** By another name of the same file where there can be one: nothing is read of a disk that is failing. */
function keepFile(file: string, keptAs: string): void {
  try {
    linkSync(file, keptAs);
  } catch {
    copyFileSync(file, keptAs);
    flush(keptAs);
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
