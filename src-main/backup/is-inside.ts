import { isAbsolute, relative, resolve } from 'node:path';

/** Whether a path is a folder or lies in it. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return !way.startsWith('..') && !isAbsolute(way);
}
