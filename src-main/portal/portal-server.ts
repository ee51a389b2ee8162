import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { PortalTrouble } from '../contract/delivery/portal.ts';
import { notice, type PortalAnswer } from './answer.ts';
import type { PortalRequest } from './answer-request.ts';
import { notices } from './pages/notice-page.ts';
import { visitorOf } from './visitor.ts';

export interface PortalServerOptions {
  /** Of this machine. */
  readonly host: string;
  readonly port: number;
  /** As customers write it in `Host`; to any other name nothing is shown. */
  readonly publicHost: string;
  /** Addresses of the proxies that are believed about who visits. */
  readonly trustedProxies: readonly string[];
  readonly answer: (request: PortalRequest) => Promise<PortalAnswer>;
  readonly failed: (reason: unknown) => void;
}

export type PortalListening =
  | { readonly ok: true; readonly port: number; close(): Promise<void> }
  | { readonly ok: false; readonly trouble: PortalTrouble };

/** Strangers reach this server: nobody holds a connection long, sends much, or keeps many. Milliseconds, bytes. */
const limits = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5000,
  maxHeaderSize: 8192,
} as const;
const IDLE_MS = 20_000;
const CONNECTIONS = 200;
const REQUESTS_OF_A_CONNECTION = 100;

/** How long downloads under way may take once the portal closes. */
const LAST_ANSWERS_MS = 1000;

/** Listens for customers, apart from the API: nothing of that can be reached here. */
export function listenForCustomers(options: PortalServerOptions): Promise<PortalListening> {
  const { host, port, failed } = options;
  const server = createServer(limits, (request, response) => {
    serve(options, request, response).catch((reason: unknown) => {
      failed(reason);
      if (response.headersSent) response.destroy();
      else write(request, response, notice(500, notices.broken));
    });
  });
  server.maxConnections = CONNECTIONS;
  server.maxRequestsPerSocket = REQUESTS_OF_A_CONNECTION;
  server.setTimeout(IDLE_MS);

  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      const trouble = troubles[error.code ?? ''];
      // Whatever else a system may say: the shop opens without its portal.
      if (!trouble) failed(error);
      resolve({ ok: false, trouble: trouble ?? 'address_unavailable' });
    };
    server.once('error', onError).listen({ host, port, exclusive: true }, () => {
      server.off('error', onError).on('error', failed);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port was given'));
      else resolve({ ok: true, port: address.port, close: () => close(server) });
    });
  });
}

const troubles: Readonly<Record<string, PortalTrouble | undefined>> = {
  EADDRINUSE: 'port_taken',
  EADDRNOTAVAIL: 'address_unavailable',
  EAFNOSUPPORT: 'address_unavailable',
  EINVAL: 'address_unavailable',
  EACCES: 'not_permitted',
};

async function serve(
  { publicHost, trustedProxies, answer }: PortalServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers, socket } = request;
  // A body is never read: the connection is closed.
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
    response.setHeader('connection', 'close');
  }
  if (headers.host?.toLowerCase() !== publicHost) {
    return write(request, response, notice(421, notices.elsewhere));
  }
  const visitor = visitorOf({ remoteAddress: socket.remoteAddress, headers, trustedProxies });
  write(request, response, await answer({ method, url, visitor }));
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PortalAnswer,
): void {
  response.writeHead(status, { ...headers, 'content-length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
