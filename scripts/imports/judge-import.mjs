import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { manifest } from '../lib/manifest.mjs';
import { layers } from './layers.mjs';

/** @typedef {import('./layers.mjs').Layer} Layer */

/** What the program may load when it runs: what ships, what Electron brings, and what the build makes. */
const runtimePackages = new Set([
  ...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
  'electron',
  'virtual:licenses',
]);

/**
 * The rule that an import breaks, if any.
 *
 * @param {Layer} layer of the importing file
 * @param {string} file the importing file, from the project's root, with forward slashes
 * @param {import('./read-imports.mjs').Import} imported
 * @returns {string | undefined} the fault in words
 */
export function judgeImport(layer, file, { specifier, typeOnly }) {
  const allowed = specifier.startsWith('.')
    ? mayUseFile(layer, file, posix.join(posix.dirname(file), withoutQuery(specifier)), typeOnly)
    : mayUsePackage(layer, specifier);
  if (!allowed) return `${layer.name} may not import '${specifier}': ${layer.because}`;
  if (typeOnly || specifier.startsWith('.') || isBuiltin(specifier)) return undefined;
  if (runtimePackages.has(packageOf(specifier))) return undefined;
  return `'${specifier}' ships with the program and is missing in the dependencies of package.json`;
}

/**
 * The part of the sources that a file belongs to.
 *
 * @param {string} file
 * @returns {Layer | undefined}
 */
export function layerOf(file) {
  return layers.find(({ at }) =>
    at.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)),
  );
}

/**
 * @param {Layer} layer
 * @param {string} file
 * @param {string} target
 * @param {boolean} typeOnly
 */
function mayUseFile(layer, file, target, typeOnly) {
  if (target.startsWith('resources/') || target === 'package.json') return true;
  const targetLayer = layerOf(target);
  if (targetLayer === undefined) return false;
  if (targetLayer === layer) return featureOf(file) === featureOf(target);
  if (layer.uses.includes(targetLayer.name)) return true;
  return typeOnly && (layer.usesTypesOf ?? []).includes(targetLayer.name);
}

/**
 * @param {Layer} layer
 * @param {string} specifier
 */
function mayUsePackage(layer, specifier) {
  if (isBuiltin(specifier)) return layer.runsOnNode === true;
  const name = packageOf(specifier);
  if (name === 'electron' && layer.runsInElectron !== true) return false;
  return layer.packages === undefined || layer.packages.includes(name);
}

/**
 * The feature of the window that a file belongs to: features are islands within their layer.
 *
 * @param {string} file
 */
function featureOf(file) {
  return /^src-renderer\/features\/([^/]+)\//.exec(file)?.[1];
}

/** @param {string} specifier */
function packageOf(specifier) {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** @param {string} specifier */
function withoutQuery(specifier) {
  return specifier.split('?')[0] ?? specifier;
}
