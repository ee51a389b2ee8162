import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Unknown } from '../../sync/ports/authority.ts';

/** One POST of an envelope and the bounds it must keep. */
export interface SoapPost {
  readonly url: URL;
  readonly envelope: string;
  /** Keeps connections alive between questions. */
  readonly agent: Agent;
  /** From the call to the last byte of the answer, milliseconds. */
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
}

/** What came back over HTTP, before anyone asks what it means. */
export type HttpReply =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The `Date` header, when there is a readable one. */
      readonly date: Date | null;
      readonly body: Uint8Array;
    }
  | {
      readonly kind: 'failed';
      readonly problem: Extract<Unknown['problem'], 'unreachable' | 'timeout' | 'cut' | 'too_large'>;
      readonly detail: string;
      readonly status: number | null;
      readonly date: Date | null;
      /** The part that did come; null when none did, or when there was too much of it. */
      readonly body: Uint8Array | null;
    };

type Failure = Extract<HttpReply, { kind: 'failed' }>;

/**
 * Posts one envelope. Never rejects for what the network or the server does, follows no redirect, and settles
 * within `timeoutMs` whatever the other side does.
 */
export function exchangeSoap(post: SoapPost): Promise<HttpReply> {
  return new Promise((resolve) => {
    const body = Buffer.from(post.envelope, 'utf8');
    const request = openRequest(post, body.byteLength);
    const arrived: Uint8Array[] = [];
    let arrivedBytes = 0;
    let connected = false;
    let response: IncomingMessage | null = null;

    const settle = (reply: HttpReply) => {
      clearTimeout(timer);
      resolve(reply);
    };
    const fail = (problem: Failure['problem'], detail: string) => {
      settle({
        kind: 'failed',
        problem,
        detail,
        status: response?.statusCode ?? null,
        date: dateOf(response),
        body: arrivedBytes > 0 && problem !== 'too_large' ? Buffer.concat(arrived) : null,
      });
      request.destroy();
    };
    const timer = setTimeout(() => {
      // Without a connection nothing was sent: that is no line, not a slow authority.
      const waited = `${post.timeoutMs} ms`;
      if (connected) fail('timeout', `No complete answer within ${waited}`);
      else fail('unreachable', `No connection within ${waited}`);
    }, post.timeoutMs);

    whenConnected(request, post.url, () => {
      connected = true;
    });
    // Node reports a lost connection as an error of the request before the answer, of the response during it.
    request.on('error', (error) => fail(connected ? 'cut' : 'unreachable', reasonOf(error)));
    request.on('response', (incoming) => {
      response = incoming;
      incoming.on('data', (chunk: Uint8Array) => {
        arrivedBytes += chunk.byteLength;
        if (arrivedBytes > post.maxAnswerBytes) fail('too_large', `More than ${post.maxAnswerBytes} bytes`);
        else arrived.push(chunk);
      });
      incoming.on('error', (error) => fail('cut', reasonOf(error)));
      incoming.on('end', () => {
        settle({
          kind: 'answered',
          status: incoming.statusCode ?? 0,
          date: dateOf(incoming),
          body: Buffer.concat(arrived),
        });
      });
    });
    request.end(body);
  });
}

function openRequest({ url, agent }: SoapPost, contentLength: number): ClientRequest {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return open(url, {
    method: 'POST',
    agent,
    headers: {
      'Content-Type': 'text/xml; charset=UTF-8',
      'Content-Length': contentLength,
      Accept: 'text/xml',
      // The services read the operation from the body; SOAP 1.1 wants the header all the same.
      SOAPAction: '""',
    },
  });
}

/** Calls back once the line to the server stands: at once for a reused one, after TLS for a new https one. */
function whenConnected(request: ClientRequest, url: URL, callback: () => void): void {
  request.on('socket', (socket) => {
    if (request.reusedSocket) callback();
    else socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', callback);
  });
}

function dateOf(response: IncomingMessage | null): Date | null {
  const header = response?.headers.date;
  if (header === undefined) return null;
  const milliseconds = Date.parse(header);
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds);
}

/** Node's code (ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED…) with its text: what a technician searches for. */
function reasonOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return code === null || error.message.includes(code) ? error.message : `${code}: ${error.message}`;
}
