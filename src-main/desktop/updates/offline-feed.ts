import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { isPlainName } from './plain-name.ts';

/** A feed that a file brought, while it is read. */
export interface OfflineFeed {
  readonly url: string;
  readonly names: readonly string[];
  close(): void;
}

/**
 * Opens the feed in an offline file (a tar of what a server of updates has) for the updater, which reads from servers alone:
 * on this computer, at a port nobody knows. What it holds is judged as what any server gives. Throws for what is no such file.
 */
export async function openOfflineFeed(file: string, folder: string): Promise<OfflineFeed> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await extract({ file, cwd: folder, strict: true, filter: (path) => isPlainName(path) });
  const names = await readdir(folder);
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '', 'http://offline').pathname.slice(1));
    if (!names.includes(name)) return void response.writeHead(404).end();
    pipeline(createReadStream(join(folder, name)), response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the offline feed has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    names,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
