import { execFileSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** PostgreSQL's user cannot pass through a folder above its files. */
export class ClosedFolderError extends Error {
  override readonly name = 'ClosedFolderError';
  readonly folder: string;

  constructor(folder: string) {
    super(`the user ${USER} cannot pass through ${folder}`);
    this.folder = folder;
  }
}

/** PostgreSQL refuses to run as root: there it runs as this one. */
const USER = 'postgres';
const OTHERS_PASS = 0o001;

/** Undefined: it runs as who runs this program. */
export function postgresUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, USER], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', USER], { stdio: 'pipe' });
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

/**
 * Lets the user of PostgreSQL pass through the head office's folder, and still read nothing in it. The folders above are not
 * ours to open.
 *
 * @throws ClosedFolderError
 */
export function letThrough(dataDir: string): void {
  const mode = (folder: string) => statSync(folder).mode;
  for (let [folder, above] = [dataDir, dirname(dataDir)]; folder !== above; ) {
    [folder, above] = [above, dirname(above)];
    if ((mode(folder) & OTHERS_PASS) === 0) throw new ClosedFolderError(folder);
  }
  chmodSync(dataDir, mode(dataDir) | OTHERS_PASS);
}
