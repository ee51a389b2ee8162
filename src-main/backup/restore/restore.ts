import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { ConfigError } from '../../config/config-error.ts';
import { readIdentity, writeIdentity } from '../../numbers/journal/identity.ts';
import { dataFileIn, journalFolderIn, keyFilesIn } from '../../process/data-folder.ts';
import { flush, writeWhole } from '../../process/flush.ts';
import { ARRIVAL } from '../../store/rows/business/setting-names.ts';
import { storageFaultOf } from '../../store/sqlite/condition/storage-fault.ts';
import { integrityRecordsIn } from '../../store/sqlite/integrity/integrity-record.ts';
import { hasLog, openDatabase } from '../../store/sqlite/open.ts';
import { ownFolder } from '../../store/sqlite/own-folder.ts';
import type { RunArchiveWork } from '../archive/archive-thread.ts';
import { archiveFiles } from '../archive/manifest.ts';
import { type OpenedArchive, type OpeningStep, openArchive } from '../archive/open-archive.ts';
import { inScratch } from '../archive/scratch.ts';
import { readBackup } from '../read-backup.ts';
import { type CarriedSubject, carriedSubjects, carryOver } from './carry-over.ts';
import { keepInstallation, settingIn } from './installation.ts';
import { namedJournals } from './named-journals.ts';
import { journalDocuments, newerDocuments } from './newer-documents.ts';
import { reachableJournals } from './reachable-journals.ts';
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
  /** What journals gave back of what was issued since the backup; undefined where none was found. */
  readonly recovered: Recovered | undefined;
  /** Second places that did not answer, and may know more. */
  readonly missing: readonly string[];
}

/**
 * Puts a backup in the place of the data. What was there is kept aside, and no numbering goes back: a number issued
 * after the backup was made is never issued again. What was issued since comes back from the replaced data and from every
 * journal that can be reached. Data that are damaged are replaced too, where a journal has the numbers that they have not.
 * The data's file is the old one or the new one, whole, wherever this is interrupted.
 *
 * An archive also brings the key to its secrets: this computer can sign with them. Throws ConfigError.
 */
export async function restoreFrom(
  backup: BackupSource,
  dataDir: string,
  { journals = [], watch }: { readonly journals?: readonly string[]; readonly watch?: RestoreWatch } = {},
): Promise<Restored> {
  const folder = ownFolder(dataDir);
  try {
    return await installBackup(backup, dataDir, {
      journals: namedJournals(journals),
      ...(watch && { watch }),
    });
  } finally {
    folder.release();
  }
}

/**
 * The same in a folder that is owned.
 *
 * @param journals folders of journals, besides those that are found
 */
export async function installBackup(
  { file, passphrase }: BackupSource,
  dataDir: string,
  { journals, watch }: { readonly journals: readonly string[]; readonly watch?: RestoreWatch },
): Promise<Restored> {
  if (passphrase === undefined) {
    watch?.onStep({ stage: 'checking' });
    const { documents } = readBackup(file);
    return replaceData({ bring: (to) => copyFileSync(file, to), documents, file }, dataDir, journals);
  }
  return inScratch(dataDir, async (scratch) => {
    const { database, documents, key } = await (watch
      ? openWatched({ file, passphrase, scratch }, watch)
      : openArchive(file, passphrase, scratch));
    return replaceData({ bring: (to) => renameSync(database, to), documents, key, file }, dataDir, journals);
  });
}

/** The caller that waits for it. Nothing is replaced before the backup is opened and checked: until then it can be given up. */
export interface RestoreWatch {
  readonly signal: AbortSignal;
  readonly onStep: (step: OpeningStep) => void;
  /** In a thread, so that a signal is heard while pages are read. */
  readonly run: RunArchiveWork;
}

async function openWatched(
  { file, passphrase, scratch }: { file: string; passphrase: string; scratch: string },
  { signal, onStep, run }: RestoreWatch,
): Promise<Pick<OpenedArchive, 'database' | 'documents' | 'key'>> {
  const work = { kind: 'test', file, passphrase, folder: scratch } as const;
  const { documents } = await run(work, { signal, onStep });
  const [database, key] = [join(scratch, archiveFiles.database), join(scratch, archiveFiles.key)];
  return { database, documents, key: readFileSync(key) };
}

/** A backup that is opened and checked. */
interface Incoming {
  /** Puts its database there. */
  readonly bring: (file: string) => void;
  readonly documents: number;
  readonly key?: Buffer;
  /** Where it lies; left out for one that was received. */
  readonly file?: string;
}

/** Puts it in the place of the data, by the rules of `restoreFrom`; done again after a kill, it ends the same. */
export async function replaceData(
  backup: Incoming,
  dataDir: string,
  journals: readonly string[] = [],
): Promise<Restored> {
  const incoming = join(dataDir, 'restoring.sqlite');
  try {
    return await replaceBy(incoming, backup, { dataDir, journals });
  } catch (reason) {
    // As large as the data: where there was no room for it there is none to leave it there.
    removeDatabase(incoming);
    throw reason;
  }
}

async function replaceBy(
  incoming: string,
  { bring, documents, key, file }: Incoming,
  { dataDir, journals }: { readonly dataDir: string; readonly journals: readonly string[] },
): Promise<Restored> {
  const current = dataFileIn(dataDir);
  const replaces = existsSync(current);
  removeDatabase(incoming);
  bring(incoming);
  const { unread, newer } = bringUpToDate(incoming, replaces ? current : undefined);
  await journalDocuments(dataDir, { file: current, ids: newer });
  const databases = replaces ? [current, incoming] : [incoming];
  const reachable = await reachableJournals(dataDir, { databases, backup: file });
  const others = [...new Set([...reachable.others, ...journals])];
  const hasJournal = reachable.hasOwn || others.length > 0;
  if (unread.includes('numbers') && !hasJournal) throw numbersUnreadable(current);
  const keptAs = replaces ? keepAside(current, dataDir) : undefined;
  // A log that belongs to the replaced file would be played back into the new one; reading that one left an empty log.
  for (const file of [current, incoming]) removeLog(file);
  flush(incoming);
  if (key !== undefined) putKey(key, dataDir, keptAs);
  renameSync(incoming, current);
  // What was known of the replaced file's soundness says nothing of this one, whose every page was just read.
  integrityRecordsIn(dataDir).forget();
  if (settingIn(current, ARRIVAL) !== undefined) claimArrival(dataDir);
  const recovered = hasJournal ? await recoverFromJournals(dataDir, others) : undefined;
  return { documents, keptAs, unread, recovered, missing: reachable.missing };
}

/** Numbers that moved here go on in this folder: the identity shows a copy of it that was made before its first start. */
function claimArrival(dataDir: string): void {
  const folder = journalFolderIn(dataDir);
  if (readIdentity(folder).id !== undefined) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeIdentity(folder, { id: uuid(), end: undefined });
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
  writeWhole(plain, key);
  rmSync(sealed, { force: true });
}

/** Brings all that a crash may have left in the write-ahead log into the file; false when the file is damaged. */
function isSettled(file: string): boolean {
  try {
    const database = openDatabase(file);
    try {
      const busy = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').pluck().get();
      if (busy !== 0)
        throw new ConfigError({
          es: 'Otro programa está leyendo los datos: ciérrelo y restaure de nuevo.',
          en: 'Another program is reading the data: close it and restore again.',
        });
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
  return new ConfigError({
    es:
      `${file} está dañado, no se leen los números ya usados, y aquí no está el diario que los sabe. Conecte el segundo ` +
      'lugar y use «rebuild --from RESPALDO --journal CARPETA». Si no lo hay, mueva el archivo a otro lugar, restaure de ' +
      'nuevo y, antes de emitir, diga los siguientes números con «series next».',
    en:
      `${file} is damaged, the numbers already used cannot be read, and the journal that knows them is not ` +
      'here. Connect the second place and use “rebuild --from BACKUP --journal FOLDER”. Without one, move the ' +
      'file elsewhere, restore again and, before you issue, say the next numbers with “series next”.',
  });
}

/** Gives what could not be read of the data that are replaced, and which documents they have that a backup lacks. */
function bringUpToDate(
  incoming: string,
  replaced: string | undefined,
): { readonly unread: readonly CarriedSubject[]; readonly newer: readonly string[] } {
  const isReadable = replaced !== undefined && isSettled(replaced);
  const database = openDatabase(incoming);
  try {
    // What had not been handed over when the backup was made may have been since.
    database.exec(`UPDATE outbox SET step = 'ask_before_send' WHERE step = 'send'`);
    const unread = replaced === undefined ? [] : isReadable ? carryOver(database, replaced) : carriedSubjects;
    const newer = isReadable && unread.length === 0 ? newerDocuments(database, replaced) : [];
    keepInstallation(database, replaced);
    // What was reported to its head office since, and under which name, the backup does not know.
    database.exec(`UPDATE station SET state = 'unproven' WHERE state = 'enrolled'`);
    // Another computer with this backup asks under another name.
    database.exec(`UPDATE station SET resuming = NULL`);
    return { unread, newer };
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
  rmSync(file, { force: true });
  removeLog(file);
}

function removeLog(file: string): void {
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
