import type { StoredDocument } from '../../issuing/ports/stored-document.ts';

type PathOf = (document: StoredDocument) => string | undefined;

/**
 * Where each document is in one archive: two tills may give one number, and the second document would be taken for the first.
 * Its access key, which it has alone, goes behind. A document that is asked for again is where it was.
 */
export function uniquePaths(pathOf: PathOf): PathOf {
  const usedPaths = new Map<string, string>();
  return (document) => {
    const path = pathOf(document);
    if (path === undefined) return undefined;
    const { accessKey } = document.identity;
    const first = usedPaths.get(path);
    if (first === undefined) usedPaths.set(path, accessKey);
    return first === undefined || first === accessKey ? path : `${path}-${accessKey}`;
  };
}
