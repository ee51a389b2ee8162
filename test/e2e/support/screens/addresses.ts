import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const routesFile = fileURLToPath(new URL('../../../../src-renderer/app/routes.tsx', import.meta.url));

/** What the screens of one thing show, by their pattern or by the part of it before the `:id`. */
export type Sights = Readonly<Record<string, string>>;

/** The address of a screen; one that shows a thing (`/documentos/:id`, `/por-cobrar/:identification`) shows that of `sights`. */
export function addressOf(pattern: string, sights: Sights): string {
  const [before = '', after] = pattern.split(/\/:id(?:entification)?(?=\/|$)/);
  if (after === undefined) return pattern;
  const id = sights[pattern] ?? sights[before];
  if (id === undefined) throw new Error(`the shop of the test has nothing to show at ${pattern}`);
  return `${before}/${id}${after}`;
}

/** Every screen the window has, as `app/routes.tsx` says: a new one is visited without anybody thinking of it. */
export function addressPatterns(): readonly string[] {
  return addressesIn(readFileSync(routesFile, 'utf8'));
}

interface Frame {
  /** Address of the routes around. */
  readonly base: string;
  own: string | undefined;
}

/** Read as text: to load the window's modules would take longer than to visit them. */
function addressesIn(source: string): readonly string[] {
  const results: string[] = [];
  const open: Frame[] = [{ base: '', own: undefined }];
  for (const [token, path] of source.matchAll(/path: '([^']+)'|index: true|[{}]/g)) {
    const frame = open.at(-1);
    if (frame === undefined) throw new Error(`${routesFile} closes more than it opens`);
    if (token === '{') open.push({ base: frame.own ?? frame.base, own: undefined });
    else if (token === '}') open.pop();
    else {
      frame.own = path === undefined ? frame.base : `${frame.base}/${path}`;
      if (path !== '*') results.push(frame.own === '' ? '/' : frame.own);
    }
  }
  // A layout without an address of its own shows what its first child does.
  return [...new Set(results)].sort();
}
