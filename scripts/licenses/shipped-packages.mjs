import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageTree } from '../supply/package-tree.mjs';

/**
 * Every package that leaves with the program, bundled into it or beside it, with its licence.
 *
 * @param {string} root
 * @returns {{ name: string, version: string, license: string, text: string }[]}
 */
export function shippedPackages(root) {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return packageTree(root, Object.keys({ ...dependencies, ...optionalDependencies })).map(
    ({ folder, ...one }) => ({ ...one, text: licenseText(join(root, folder)) }),
  );
}

/** @param {string} folder */
function licenseText(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying|ofl)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}
