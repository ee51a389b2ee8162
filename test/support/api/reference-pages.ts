import type { RunningApi } from './running-api.ts';

export interface ReferencePage {
  readonly path: string;
  readonly html: string;
}

/** The pages of a reference, as a reader reaches them from its overview. */
export async function referencePages(api: RunningApi, overview: string): Promise<readonly ReferencePage[]> {
  const html = (await api.call('GET', overview)).text;
  const links = [...html.matchAll(/href="([^"#]+)/g)].map(([, path = '']) => path);
  const resources = [...new Set(links)].filter(
    (path) => path.startsWith(`${overview}/`) && /^[a-z-]+$/.test(path.slice(overview.length + 1)),
  );
  const pages = resources.map(async (path) => ({ path, html: (await api.call('GET', path)).text }));
  return [{ path: overview, html }, ...(await Promise.all(pages))];
}

/** The anchors of a page. */
export function anchorsOf({ html }: ReferencePage): ReadonlySet<string> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
}
