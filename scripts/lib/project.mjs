import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, wherever the command was given. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where everything built goes. Not in version control; what is in it can always be made again. */
export const outFolder = join(root, 'out');

/** Caches that outlive a build but not a reinstallation of the dependencies. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'mostrador');

/** Where Node keeps what it compiled of the program, for the next start. */
export const compileCache = join(cacheFolder, 'compiled');

/** The major version of Node below which the program does not run (docs/decisions/0001-build-and-runtime.md). */
export const requiredNodeMajor = 24;

/**
 * The Node that the project brings along as an npm package. Everything but these scripts runs on it.
 *
 * @returns {string} the path where it is once the dependencies are installed
 */
export function pinnedNode() {
  const onWindows = join(root, 'node_modules', 'node', 'bin', 'node.exe');
  return existsSync(onWindows) ? onWindows : join(root, 'node_modules', 'node', 'bin', 'node');
}
