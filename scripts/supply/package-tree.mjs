import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages and all that they need at run time, as package-lock.json has them and as far as they are installed.
 *
 * @param {string} root the folder of package-lock.json
 * @param {readonly string[]} names
 * @returns {{ folder: string, name: string, version: string, license: string }[]} by name; `folder` is relative to the root
 */
export function packageTree(root, names) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  /** @type {Set<string>} */
  const folders = new Set();
  /** @type {(location: string, name: string) => void} */
  const follow = (location, name) => {
    const folder = resolveLocation(packages, location, name);
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    for (const next of Object.keys({ ...packages[folder].dependencies })) follow(folder, next);
  };
  for (const name of names) follow('', name);
  return [...folders]
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) => ({
      folder,
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: String(packages[folder].version),
      license: String(packages[folder].license ?? ''),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Where Node would find a package from another.
 *
 * @param {Record<string, unknown>} packages
 * @param {string} location
 * @param {string} name
 */
function resolveLocation(packages, location, name) {
  for (let at = location; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const candidate = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (at === '') return undefined;
  }
}
