import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeImport, layerOf } from './imports/judge-import.mjs';
import { readImports } from './imports/read-imports.mjs';
import { root } from './lib/project.mjs';

// Checks that imports run one way: `node scripts/lint-imports.mjs [TREE]`. Prints `file:line fault`, one a line;
// exit code 1 if there is any.

const tree = process.argv[2] ?? root;
const faults = sourcesOf(tree).flatMap((file) => faultsOf(file, readFileSync(join(tree, file), 'utf8')));
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
function faultsOf(file, source) {
  const layer = layerOf(file);
  if (layer === undefined) return [`${file}:1 has no layer in scripts/imports/layers.mjs`];
  return readImports(file, source).flatMap((imported) => {
    const fault = judgeImport(layer, file, imported);
    return fault === undefined ? [] : [`${file}:${imported.line} ${fault}`];
  });
}

/**
 * @param {string} tree
 * @returns {string[]} the program's sources, from the tree's root, with forward slashes
 */
function sourcesOf(tree) {
  return ['src-main', 'src-preload', 'client', 'src-renderer'].flatMap((folder) =>
    readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx)$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .sort(),
  );
}
