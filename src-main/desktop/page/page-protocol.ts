import { readFile } from 'node:fs/promises';
import { protocol, type Session } from 'electron';
import { pageScheme } from './page-address.ts';
import { findPageFile } from './page-files.ts';
import { pagePolicy } from './page-policy.ts';

/** Before Electron is ready: makes `app:` a secure origin of its own, as https is. */
export function declarePageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: pageScheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the built window from `folder`: never from the network, and never another file. */
export function servePage(session: Session, page: { folder: string; serviceUrl: string }): void {
  const headers = {
    'content-security-policy': pagePolicy(page.serviceUrl),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  session.protocol.handle(pageScheme, async ({ method, url }) => {
    const file = method === 'GET' ? findPageFile(page.folder, url) : undefined;
    const bytes = file && (await readFile(file.path).catch(() => undefined));
    if (!file || !bytes) return new Response('', { status: 404, headers });
    return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': file.mediaType } });
  });
}
