import Database from 'better-sqlite3';
import { migrations } from '../store/migrations/migrations.ts';
import { BackupError } from './backup-error.ts';

/** Opens a backup, checks every page of it, and says how many documents are in it. */
export function readBackup(file: string): { documents: number } {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true, fileMustExist: true });
    const version = Number(database.pragma('user_version', { simple: true }));
    if (version > migrations.length) throw newerThanThis(file);
    if (version < 1) throw new Error(`schema version ${version}`);
    const check = database.pragma('integrity_check', { simple: true });
    if (check !== 'ok') throw new Error(`integrity check: ${String(check)}`);
    return { documents: Number(database.prepare('SELECT count(*) FROM document').pluck().get()) };
  } catch (reason) {
    if (reason instanceof BackupError) throw reason;
    throw new BackupError(
      'unreadable',
      {
        es: `El archivo ${file} no es un respaldo legible de Mostrador.`,
        en: `The file ${file} is not a backup of Mostrador that can be read.`,
      },
      { cause: reason },
    );
  } finally {
    database?.close();
  }
}

function newerThanThis(file: string): BackupError {
  return new BackupError('newer_version', {
    es: `El respaldo ${file} es de una versión más nueva de Mostrador: actualice este programa y restaure otra vez.`,
    en: `The backup ${file} is of a newer version of Mostrador: update this program and restore again.`,
  });
}
