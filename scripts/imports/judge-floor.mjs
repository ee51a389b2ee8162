import { posix } from 'node:path';
import { partOf } from './circles.mjs';
import { floors } from './folders.mjs';

/**
 * The rule of floors that an import breaks, if any.
 *
 * @param {string} file the importing file, from the project's root, with forward slashes
 * @param {import('./read-imports.mjs').Import} imported
 * @returns {string | undefined} the fault in words
 */
export function judgeFloor(file, { specifier }) {
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(file), specifier);
  for (const [folder, named] of Object.entries(floors)) {
    const part = partOf(folder, file);
    const other = partOf(folder, target);
    if (part === undefined || other === undefined || part === other) continue;
    if (floorOf(other, named) >= floorOf(part, named)) {
      return `${part} may not import '${specifier}': in ${folder}, a folder knows the floors beneath it, and none beside it (scripts/imports/folders.mjs)`;
    }
  }
  return undefined;
}

/**
 * @param {string} part
 * @param {readonly (readonly string[])[]} named
 */
function floorOf(part, named) {
  const floor = named.findIndex((parts) => parts.includes(part));
  return floor === -1 ? named.length : floor;
}
