import { join } from 'node:path';

/** The file of the store in a data folder. */
export function dataFileIn(dataDir: string): string {
  return join(dataDir, 'mostrador.sqlite');
}

/** The key that secrets are sealed with: as it is, or sealed by the operating system where there is a desktop. */
export function keyFilesIn(dataDir: string): { readonly plain: string; readonly sealed: string } {
  return { plain: join(dataDir, 'secret.key'), sealed: join(dataDir, 'secret.key.sealed') };
}

/** Files of documents that wait to be fetched. */
export function exportFolderIn(dataDir: string): string {
  return join(dataDir, 'exports');
}

/** Files that are made to be mailed; each is there for as long as that takes. */
export function mailFolderIn(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Where what happened is written down for support. */
export function logFolderIn(dataDir: string): string {
  return join(dataDir, 'logs');
}

/** Where it is written down what ended the program, if not a person. */
export function crashFolderIn(dataDir: string): string {
  return join(dataDir, 'crashes');
}

/** The journal of a data folder. */
export function journalFolderIn(dataDir: string): string {
  return join(dataDir, 'journal');
}
