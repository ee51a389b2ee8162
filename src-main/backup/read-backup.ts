import Database from 'better-sqlite3';
import { migrations } from '../store/migrations/migrations.ts';
import { BackupError } from './backup-error.ts';

/** Opens a backup, checks every page of it, and says how many documents are in it. */
export function readBackup(file: string): { documents: number } {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true, fileMustExist: true });
    const version = Number(database.pragma('user_version', { simple: true }));
    if (version < 1 || version > migrations.length) throw new Error(`schema version ${version}`);
    const check = database.pragma('integrity_check', { simple: true });
    if (check !== 'ok') throw new Error(`integrity check: ${String(check)}`);
    return { documents: Number(database.prepare('SELECT count(*) FROM document').pluck().get()) };
  } catch (reason) {
    throw new BackupError('unreadable', `El archivo ${file} no es un respaldo legible de Mostrador.`, {
      cause: reason,
    });
  } finally {
    database?.close();
  }
}
