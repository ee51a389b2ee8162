import Database from 'better-sqlite3';
import { INSTALLATION_ID } from '../../store/rows/business/setting-names.ts';
import { storageFaultOf } from '../../store/sqlite/condition/storage-fault.ts';

/**
 * A backup put in the place of data continues their installation; in an empty folder it begins another, which gets its
 * name at the first start.
 */
export function keepInstallation(incoming: Database.Database, replacedFile: string | undefined): void {
  const id = replacedFile === undefined ? undefined : settingIn(replacedFile, INSTALLATION_ID);
  incoming.prepare('DELETE FROM setting WHERE name = ?').run(INSTALLATION_ID);
  if (id === undefined) return;
  incoming.prepare('INSERT INTO setting (name, value) VALUES (?, ?)').run(INSTALLATION_ID, id);
}

/** A setting in the file of a store that is not open; undefined where it was never set, or cannot be read any more. */
export function settingIn(file: string, name: string): string | undefined {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const value = database.prepare('SELECT value FROM setting WHERE name = ?').pluck().get(name);
    return value === undefined ? undefined : String(value);
  } catch (reason) {
    if (storageFaultOf(reason) === 'damaged') return undefined;
    throw reason;
  } finally {
    database?.close();
  }
}
