import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems hand out for connections and to callers that ask for any: nobody takes it by chance before it is used. */
const ports = { first: 20_000, last: 29_999 } as const;

const TRIES = 100;

/** A port of loopback that nobody listens on now, for a server that needs one. */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(ports.first, ports.last + 1);
    const server = createServer();
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      await new Promise((closed) => server.close(closed));
      return port;
    } catch (reason) {
      if (tries === TRIES) throw reason;
    }
  }
}
