import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** A server of updates on this computer, whose versions a test changes. */
export async function startLocalFeed() {
  let folder = '';
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? '', 'http://feed').pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the feed has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** What it has from now on. */
    publish(source: string): void {
      folder = source;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
