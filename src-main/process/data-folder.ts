import { join } from 'node:path';

/** The file of the store in a data folder. */
export function dataFileIn(dataDir: string): string {
  return join(dataDir, 'mostrador.sqlite');
}

/** The key that secrets are sealed with, where no desktop keeps it. */
export function keyFileIn(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

/** The journal of a data folder. */
export function journalFolderIn(dataDir: string): string {
  return join(dataDir, 'journal');
}
