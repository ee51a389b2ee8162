import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ConfigError } from '../config.ts';
import { ensurePrivateFile } from '../store/sqlite/private-file.ts';
import { flush } from './flush.ts';
import { readBackup } from './read-backup.ts';

/**
 * Copies all the data into one file while the service may go on working, and verifies the copy. Secrets stay sealed
 * in it: without this machine's key file the certificate must be installed again.
 */
export async function backupTo(file: string, dataDir: string): Promise<{ documents: number; bytes: number }> {
  if (existsSync(file)) throw new ConfigError(`El archivo ${file} ya existe.`);
  const source = join(dataDir, 'mostrador.sqlite');
  if (!existsSync(source)) throw new ConfigError(`No hay datos en ${dataDir}.`);
  try {
    copy(source, file);
    const { documents } = readBackup(file);
    return { documents, bytes: statSync(file).size };
  } catch (reason) {
    // Half a backup is worse than none: somebody would count on it.
    rmSync(file, { force: true });
    throw reason;
  }
}

/** One read transaction sees one moment of the data and ends, however fast documents are issued meanwhile. */
function copy(source: string, file: string): void {
  ensurePrivateFile(file);
  const database = new Database(source, { readonly: true });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
  flush(file);
}
