import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circlesIn, partOf } from './imports/circles.mjs';
import { judgeFloor } from './imports/judge-floor.mjs';
import { judgeImport, layerOf } from './imports/judge-import.mjs';
import { readImports } from './imports/read-imports.mjs';
import { root } from './lib/project.mjs';

// Checks that imports run one way: `node scripts/lint-imports.mjs [TREE]`. Prints `file:line fault`, one a line;
// exit code 1 if there is any.

/** @typedef {import('./imports/circles.mjs').Source} Source */

const tree = process.argv[2] ?? root;
const sources = sourcesOf(tree).map((file) => ({
  file,
  imports: readImports(file, readFileSync(join(tree, file), 'utf8')),
}));
const faults = [...sources.flatMap(faultsOf), ...foldersOfMain().flatMap(circleFaultsOf)];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

/**
 * @param {Source} source
 * @returns {string[]}
 */
function faultsOf({ file, imports }) {
  const layer = layerOf(file);
  if (layer === undefined) return [`${file}:1 has no layer in scripts/imports/layers.mjs`];
  return imports.flatMap((imported) => {
    const fault = judgeImport(layer, file, imported) ?? judgeFloor(file, imported);
    return fault === undefined ? [] : [`${file}:${imported.line} ${fault}`];
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function circleFaultsOf(folder) {
  return circlesIn(folder, sources).map((circle) => {
    const parts = circle.map(({ file }) => partOf(folder, file));
    const steps = circle.map(({ file, target }) => `${file} imports ${target}`);
    const [first] = circle;
    return `${first?.file}:${first?.line} closes a circle in ${folder}: ${[...parts, parts[0]].join(' → ')}: ${steps.join(', ')}`;
  });
}

/** `src-main` and every folder in it: in none of them do parts import one another in a circle. */
function foldersOfMain() {
  return [...new Set(sources.flatMap(({ file }) => foldersOf(file)))].filter((folder) =>
    `${folder}/`.startsWith('src-main/'),
  );
}

/**
 * @param {string} file
 * @returns {string[]} the folder it is in, and those that folder is in
 */
function foldersOf(file) {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
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
