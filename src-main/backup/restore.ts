import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { integrityRecordsIn } from '../store/sqlite/integrity/integrity-record.ts';
import { storageFaultOf } from '../store/sqlite/integrity/storage-fault.ts';
import { openDatabase } from '../store/sqlite/open.ts';
import { ownFolder } from '../store/sqlite/own-folder.ts';
import { carryOver } from './carry-over.ts';
import { flush } from './flush.ts';
import { readBackup } from './read-backup.ts';

/**
 * Puts a backup in the place of the data. What was there is kept aside, and no numbering goes back: a number issued
 * after the backup was made is never issued again. The data's file is the old one or the new one, whole, wherever
 * this is interrupted.
 */
export async function restoreFrom(
  file: string,
  dataDir: string,
): Promise<{ documents: number; keptAs: string | undefined }> {
  const { documents } = readBackup(file);
  const folder = ownFolder(dataDir);
  try {
    const current = join(dataDir, 'mostrador.sqlite');
    const incoming = join(dataDir, 'restoring.sqlite');
    const replaces = existsSync(current);
    removeDatabase(incoming);
    copyFileSync(file, incoming);
    bringUpToDate(incoming, replaces ? settled(current) : undefined);
    const keptAs = replaces ? keepAside(current, dataDir) : undefined;
    // A log that belongs to the replaced file would be played back into the new one.
    for (const suffix of ['-wal', '-shm']) rmSync(`${current}${suffix}`, { force: true });
    flush(incoming);
    renameSync(incoming, current);
    // What was known of the replaced file's soundness says nothing of this one, whose every page was just read.
    integrityRecordsIn(dataDir).forget();
    return { documents, keptAs };
  } finally {
    folder.release();
  }
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
