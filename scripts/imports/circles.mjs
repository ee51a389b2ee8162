import { posix } from 'node:path';

/** @typedef {{ readonly file: string, readonly imports: readonly import('./read-imports.mjs').Import[] }} Source */

/** @typedef {{ readonly file: string, readonly line: number, readonly target: string }} Link an import of a file by another */

/** The own files of a folder, which are one of its parts as each of its folders is. */
export const ownFiles = 'its own files';

/**
 * The circles in which the parts of a folder import one another: of parts that are bound together by several, the shortest
 * through the first of them. An import of a type counts: who reads the one part has to read the other.
 *
 * @param {string} folder from the project's root, with forward slashes
 * @param {readonly Source[]} sources
 * @returns {readonly (readonly Link[])[]} of each circle one import for each step
 */
export function circlesIn(folder, sources) {
  const links = linksBetweenParts(folder, sources);
  /** @type {Map<string, readonly Link[]>} */
  const circles = new Map();
  for (const part of links.keys()) {
    const isShown = [...circles.keys()].some((first) => way(links, first, part) && way(links, part, first));
    const circle = isShown ? undefined : way(links, part, part);
    if (circle) circles.set(part, circle);
  }
  return [...circles.values()];
}

/**
 * The part of a folder that a file belongs to; undefined for a file elsewhere.
 *
 * @param {string} folder
 * @param {string} file
 */
export function partOf(folder, file) {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [first = '', ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length === 0 ? ownFiles : first;
}

/**
 * By part, the parts it imports, with the first import of each.
 *
 * @param {string} folder
 * @param {readonly Source[]} sources
 */
function linksBetweenParts(folder, sources) {
  /** @type {Map<string, Map<string, Link>>} */
  const links = new Map();
  for (const { file, imports } of sources) {
    const part = partOf(folder, file);
    if (part === undefined) continue;
    const targets = links.get(part) ?? new Map();
    links.set(part, targets);
    for (const { specifier, line } of imports) {
      if (!specifier.startsWith('.')) continue;
      const target = posix.join(posix.dirname(file), specifier);
      const other = partOf(folder, target);
      if (other !== undefined && other !== part && !targets.has(other))
        targets.set(other, { file, line, target });
    }
  }
  return links;
}

/**
 * The shortest way from one part to another, or back to itself.
 *
 * @param {ReadonlyMap<string, ReadonlyMap<string, Link>>} links
 * @param {string} start
 * @param {string} end
 * @returns {readonly Link[] | undefined} undefined where there is none
 */
function way(links, start, end) {
  const reached = new Set();
  /** @type {{ part: string, steps: readonly Link[] }[]} */
  const ways = [{ part: start, steps: [] }];
  for (const { part, steps } of ways) {
    for (const [next, link] of links.get(part) ?? []) {
      if (next === end) return [...steps, link];
      if (reached.has(next)) continue;
      reached.add(next);
      ways.push({ part: next, steps: [...steps, link] });
    }
  }
  return undefined;
}
