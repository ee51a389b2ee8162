import Database from 'better-sqlite3';

/** The setting that names a data folder, so that two computers with the same data are told apart. */
export const INSTALLATION_ID = 'installation_id';

/**
 * A backup put in the place of data continues their installation; in an empty folder it begins another, which gets its
 * name at the first start.
 */
export function keepInstallation(incoming: Database.Database, replacedFile: string | undefined): void {
  const id = replacedFile === undefined ? undefined : idIn(replacedFile);
  incoming.prepare('DELETE FROM setting WHERE name = ?').run(INSTALLATION_ID);
  if (id === undefined) return;
  incoming.prepare('INSERT INTO setting (name, value) VALUES (?, ?)').run(INSTALLATION_ID, id);
}

/** The name of the installation whose data a file holds; undefined before its first start. */
function idIn(file: string): string | undefined {
  const database = new Database(file, { readonly: true });
  try {
    const value = database.prepare('SELECT value FROM setting WHERE name = ?').pluck().get(INSTALLATION_ID);
    return value === undefined ? undefined : String(value);
  } finally {
    database.close();
  }
}
