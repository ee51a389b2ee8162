import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { pinOfCertificate } from '../process/head/certificate-pin.ts';

/** Where a head office answers, and the pin of its certificate. */
export interface HeadAddress {
  readonly url: string;
  readonly pin: string;
}

export interface HeadRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly key?: string;
  readonly mediaType?: string;
  /** Sent as it is; `encoding` says how it is compressed. */
  readonly body?: Buffer;
  readonly encoding?: 'zstd';
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface HeadAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly retryAfterSeconds?: number;
}

/** A server answers at the address, but with another certificate than the enrolment code has. */
export class WrongPinError extends Error {
  override readonly name = 'WrongPinError';
}

class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

/** The connection is cut when nothing is heard for so long, milliseconds. */
const SILENCE_MS = 60_000;

const HTTPS_PORT = 443;

const ANSWER_BYTES_AT_MOST = 16 * 1024 * 1024;

export interface HeadClient {
  /** Rejects when no answer comes, or another server answers (WrongPinError). */
  call(request: HeadRequest): Promise<HeadAnswer>;
  close(): void;
}

/**
 * Calls a head office over TLS 1.3. Its certificate is known by its pin, and nothing is sent before it is looked at; who
 * signed it does not matter, so that a head office makes its own. `silenceMs` is how long nothing may be heard.
 */
export function makeHeadClient({ url, pin }: HeadAddress, silenceMs = SILENCE_MS): HeadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  agent.createConnection = (_options, created) => {
    const socket = connectTo(url);
    const refuse = (reason: Error) => created?.(reason, socket);
    const giveUp = () =>
      socket.destroy(new SilenceError('the head office took a connection and fell silent'));
    socket.once('error', refuse);
    // The request's own limit begins with a connection: this is of a server that takes one and says nothing.
    socket.setTimeout(silenceMs, giveUp);
    socket.once('secureConnect', () => {
      socket.off('error', refuse);
      socket.off('timeout', giveUp).setTimeout(0);
      if (pinOf(socket) === pin) return created?.(null, socket);
      socket.destroy();
      created?.(new WrongPinError('the certificate is not the one of the enrolment code'), socket);
    });
    return undefined;
  };
  return {
    close: () => agent.destroy(),
    call: ({ method, path, key, mediaType = 'application/json', body, encoding, headers, signal }) =>
      new Promise((resolve, reject) => {
        const sent = request(new URL(path, url), {
          agent,
          method,
          timeout: silenceMs,
          ...(signal && { signal }),
          headers: {
            ...headers,
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
            ...(body && { 'content-type': mediaType, 'content-length': body.length }),
            ...(encoding && { 'content-encoding': encoding }),
          },
        });
        sent.once('timeout', () => sent.destroy(new SilenceError('the head office fell silent')));
        sent.once('error', reject);
        sent.once('response', (response) => {
          const chunks: Buffer[] = [];
          let size = 0;
          response.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size > ANSWER_BYTES_AT_MOST) response.destroy(new Error('the answer is too long'));
          });
          response.once('error', reject);
          response.once('end', () => {
            const retryAfter = Number(response.headers['retry-after']);
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks),
              ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
            });
          });
        });
        sent.end(body);
      }),
  };
}

/** The pin of whatever answers at an address, which proves nothing of it; rejects when nothing does. */
export function pinAt(url: string, silenceMs: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connectTo(url);
    socket.once('error', reject);
    socket.setTimeout(silenceMs, () => socket.destroy(new SilenceError('nothing answers in time')));
    socket.once('secureConnect', () => {
      resolve(pinOf(socket));
      socket.destroy();
    });
  });
}

/** Whose certificate it is, is for the caller to look at before anything is sent. */
function connectTo(url: string): TLSSocket {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return connectTls({
    host,
    port: Number(port || HTTPS_PORT),
    ...(isIP(host) === 0 && { servername: host }),
    minVersion: 'TLSv1.3',
    rejectUnauthorized: false,
  });
}

function pinOf(socket: TLSSocket): string | undefined {
  const certificate = socket.getPeerX509Certificate();
  return certificate && pinOfCertificate(certificate);
}
