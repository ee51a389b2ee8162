import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './broken-request.ts';
import { serverTimeouts } from './server.ts';

/** Where POS programs look for the service, and where it goes when the first is taken. */
export const defaultPorts = [4747, 4748, 4749, 4750] as const;

export type Listening =
  | { readonly ok: true; readonly url: string; readonly port: number }
  | { readonly ok: false; readonly problem: 'port_taken'; readonly ports: readonly number[] };

/** How long answers under way may take once the service stops. */
const LAST_ANSWERS_MS = 5000;

/**
 * Listens on this machine's own addresses, IPv4 and, where there is one, IPv6, on the same port. Nothing of the network
 * reaches it. A port counts as taken when either address has it: a program that held the other would answer in our name.
 * Port 0 takes any free one. Closing the instance stops both.
 */
export async function listen(
  api: FastifyInstance,
  ports: readonly number[] = defaultPorts,
): Promise<Listening> {
  const sixth = createServer(
    { headersTimeout: serverTimeouts.headers, requireHostHeader: false },
    (request, response) => api.routing(request, response),
  );
  sixth.requestTimeout = serverTimeouts.request;
  sixth.keepAliveTimeout = serverTimeouts.keepAlive;
  sixth.setTimeout(serverTimeouts.idle);
  sixth.on('clientError', answerBrokenRequest);
  closeWith(api, sixth);
  await api.ready();

  for (const wanted of ports) {
    const port = await bind(api.server, '127.0.0.1', wanted);
    if (port === 'taken') continue;
    if (port === 'absent') throw new Error('this machine has no 127.0.0.1');
    if ((await bind(sixth, '::1', port)) === 'taken') {
      await closeServer(api.server);
      continue;
    }
    return { ok: true, url: `http://127.0.0.1:${port}`, port };
  }
  return { ok: false, problem: 'port_taken', ports };
}

type Bound = number | 'taken' | 'absent';

/** The port, or why there is none: taken by another program, or this machine has no such address. */
function bind(server: Server, host: string, port: number): Promise<Bound> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve('taken');
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve('absent');
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port was given'));
      else resolve(address.port);
    };
    server.once('error', onError).once('listening', onListening).listen({ host, port, exclusive: true });
  });
}

/** Ends both servers with the instance; connections that do not finish in time are cut. */
function closeWith(api: FastifyInstance, sixth: Server): void {
  api.addHook('preClose', async () => {
    void closeServer(sixth);
    const cut = () => {
      api.server.closeAllConnections();
      sixth.closeAllConnections();
    };
    // It must not keep a process alive that has nothing else left to do.
    setTimeout(cut, LAST_ANSWERS_MS).unref();
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
