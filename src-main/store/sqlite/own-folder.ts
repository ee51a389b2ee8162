import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ensurePrivateFile } from './private-file.ts';

/** Another process owns the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Takes the data folder for this process. The lock is the operating system's, held through an exclusive SQLite
 * transaction on a file of its own: it goes with the process, so a crash cannot leave it behind.
 */
export function ownFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'owner.lock');
  ensurePrivateFile(file);
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.pragma('journal_mode = DELETE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (reason) {
    lock.close();
    if (reason instanceof Database.SqliteError && reason.code.startsWith('SQLITE_BUSY')) {
      throw new FolderInUseError(`${folder} is in use by another process`, { cause: reason });
    }
    throw reason;
  }
  const release = () => {
    process.off('exit', release);
    lock.close();
  };
  // The listener also keeps the lock from the garbage collector, which would close it, whatever the caller keeps.
  process.once('exit', release);
  return { release };
}
