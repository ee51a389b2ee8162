import Database from 'better-sqlite3';
import { flush } from '../process/flush.ts';
import { ensurePrivateFile } from '../store/sqlite/private-file.ts';

/**
 * Copies a database that is in use into a file of its own. One read transaction sees one moment of the data and ends,
 * however fast documents are issued meanwhile: SQLite's backup API would begin anew at each write of another connection.
 */
export function snapshot(database: string, file: string): void {
  ensurePrivateFile(file);
  const source = new Database(database, { readonly: true });
  try {
    source.prepare('VACUUM INTO ?').run(file);
  } finally {
    source.close();
  }
  flush(file);
}
