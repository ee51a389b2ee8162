import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A digest of the names and contents of files and of whole folders: equal exactly when nothing in them differs.
 * Contents and not times, because a checkout or a copy touches the times of files it does not change.
 *
 * @param {string} folder what the paths are relative to
 * @param {readonly string[]} paths files and folders; one that is missing counts as such
 * @returns {string}
 */
export function fingerprint(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(folder, path)) {
      const content = readFileSync(join(folder, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]} relative paths with forward slashes, in one order on every system
 */
function filesUnder(folder, path) {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => `${path}/${entry.name}`)
    .sort()
    .flatMap((child) => filesUnder(folder, child));
}
