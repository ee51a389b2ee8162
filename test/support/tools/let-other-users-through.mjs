import { chmodSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { root } from '../../../scripts/lib/project.mjs';

const othersPass = 0o001;

/**
 * Folders above the project and the temporary ones that other users cannot pass through. PostgreSQL refuses to run as
 * root: there it runs as the user `postgres`, who needs a way to its programs and its files.
 *
 * @returns {readonly string[]} none where PostgreSQL runs as this user
 */
export function closedFolders() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [];
  const folders = new Set([root, tmpdir()].flatMap(withParents));
  return [...folders].filter((folder) => (statSync(folder).mode & othersPass) === 0);
}

/** In continuous integration the machine is ours: its closed folders may be passed through, and still not be read. */
export function letOtherUsersThrough() {
  if (!process.env.CI) return;
  for (const folder of closedFolders()) chmodSync(folder, statSync(folder).mode | othersPass);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function withParents(folder) {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
