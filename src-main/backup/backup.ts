import { existsSync, rmSync, statSync } from 'node:fs';
import { ConfigError } from '../config/config-error.ts';
import { dataFileIn } from '../process/data-folder.ts';
import { readBackup } from './read-backup.ts';
import { snapshot } from './snapshot.ts';

/**
 * Copies all the data into one file while the service may go on working, and verifies the copy. Secrets stay sealed
 * in it: without this machine's key file the certificate must be installed again.
 */
export async function backupTo(file: string, dataDir: string): Promise<{ documents: number; bytes: number }> {
  const source = dataToCopy(file, dataDir);
  try {
    snapshot(source, file);
    const { documents } = readBackup(file);
    return { documents, bytes: statSync(file).size };
  } catch (reason) {
    // Half a backup is worse than none: somebody would count on it.
    rmSync(file, { force: true });
    throw reason;
  }
}

/** The database of a data folder, where a copy of it may be written to a file; throws ConfigError. */
export function dataToCopy(file: string, dataDir: string): string {
  if (existsSync(file))
    throw new ConfigError({ es: `El archivo ${file} ya existe.`, en: `The file ${file} is already there.` });
  const source = dataFileIn(dataDir);
  if (!existsSync(source))
    throw new ConfigError({ es: `No hay datos en ${dataDir}.`, en: `There are no data in ${dataDir}.` });
  return source;
}
