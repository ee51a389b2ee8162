import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressRejection } from '../endpoints/address-rules.ts';
import { hostOf, portOf, rejectionMessages } from '../endpoints/check-url.ts';

/** One attempt. */
export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** The receiver's answer; its text is not kept, for it may be anyone in the local network. */
export type PostAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly retryAfter?: string;
      readonly durationMs: number;
    }
  | { readonly kind: 'failed'; readonly error: string; readonly durationMs: number };

export type PostWebhook = (post: WebhookPost) => Promise<PostAnswer>;

export interface PostOptions {
  /** Where this service listens; undefined while it does not. */
  readonly ownPort: () => number | undefined;
  readonly userAgent: string;
  /** How names become addresses; the system's by default. */
  readonly lookup?: Lookup;
  /** From the call to the last byte of the answer, milliseconds. */
  readonly timeoutMs?: number;
}

export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** api.md §5. */
const TIMEOUT_MS = 15_000;

/** A receiver that goes on talking is cut off: nobody reads it. */
const ANSWER_BYTES_AT_MOST = 64 * 1024;

/**
 * Posts to where a webhook points. Never rejects for what the network or the receiver does, follows no redirect,
 * settles within the time. Each connection is one of its own, to an address that is checked as it is made: a name
 * that meanwhile points elsewhere leads nowhere.
 */
export function makePostWebhook(options: PostOptions): PostWebhook {
  return (post) => {
    const url = new URL(post.url);
    const host = hostOf(url);
    // An address is connected to without a lookup.
    const rejection = isIP(host) ? rejectionOf(host, url, options) : undefined;
    if (rejection !== undefined) return Promise.resolve({ kind: 'failed', error: rejection, durationMs: 0 });
    return exchange(openRequest(post, url, options), post.body, options.timeoutMs ?? TIMEOUT_MS);
  };
}

function openRequest({ headers, body, signal }: WebhookPost, url: URL, options: PostOptions): ClientRequest {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return open(url, {
    method: 'POST',
    agent: false,
    lookup: checkedLookup(url, options),
    signal,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': options.userAgent,
    },
  });
}

/** The status decides, as soon as it is there; what comes after it is only let come to its end. */
function exchange(request: ClientRequest, body: string, timeoutMs: number): Promise<PostAnswer> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let answer: IncomingMessage | undefined;

    const end = (error: string) => {
      clearTimeout(timer);
      request.destroy();
      resolve(answerOf(answer, error, performance.now() - startedAt));
    };
    const timer = setTimeout(() => end(`No respondió en ${timeoutMs / 1000} segundos.`), timeoutMs);

    request.on('error', (error) => end(reasonOf(error)));
    request.on('close', () => end(CUT));
    request.on('response', (incoming) => {
      answer = incoming;
      let bytes = 0;
      incoming.on('data', (chunk: Uint8Array) => {
        bytes += chunk.byteLength;
        if (bytes > ANSWER_BYTES_AT_MOST) end(CUT);
      });
      incoming.on('error', () => end(CUT));
      incoming.on('end', () => end(CUT));
    });
    request.end(body);
  });
}

const CUT = 'El receptor cortó la conexión.';

function answerOf(answer: IncomingMessage | undefined, error: string, durationMs: number): PostAnswer {
  const status = answer?.statusCode;
  if (status === undefined) return { kind: 'failed', error, durationMs };
  const retryAfter = answer?.headers['retry-after'];
  return { kind: 'answered', status, durationMs, ...(retryAfter !== undefined && { retryAfter }) };
}

/** Why an address refuses a connection; seen when it is made. */
class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/** Gives the connection only addresses that may be sent to. */
function checkedLookup(url: URL, options: PostOptions): LookupFunction {
  const { lookup = systemLookup } = options;
  return (hostname, lookupOptions, callback) => {
    lookup(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const checked = addresses.map((one) => ({ ...one, rejection: rejectionOf(one.address, url, options) }));
      const allowed = checked.filter(({ rejection }) => rejection === undefined);
      const [first] = allowed;
      if (!first) return callback(new RefusedAddressError(checked[0]?.rejection ?? 'Sin dirección.'), []);
      if (lookupOptions.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

function rejectionOf(address: string, url: URL, { ownPort }: PostOptions): string | undefined {
  const { protocol } = url;
  const rejection = addressRejection({ address, protocol, port: portOf(url), ownPort: ownPort() });
  return rejection && rejectionMessages[rejection];
}

/** For a person, with Node's own code: what a technician searches for. */
function reasonOf(error: Error): string {
  if (error instanceof RefusedAddressError) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return `${messages[code] ?? 'No se pudo conectar o entender la respuesta'} (${code}).`;
}

const messages: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'En esa dirección nadie escucha',
  ECONNRESET: 'El receptor cortó la conexión',
  EPIPE: 'El receptor cortó la conexión',
  ENOTFOUND: 'El nombre no existe',
  EAI_AGAIN: 'No se pudo averiguar el nombre: ¿hay internet?',
  EHOSTUNREACH: 'No hay camino hasta esa dirección',
  ENETUNREACH: 'No hay red',
  ETIMEDOUT: 'No se pudo conectar a tiempo',
  CERT_HAS_EXPIRED: 'El certificado del receptor caducó',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'El certificado del receptor no es de una autoridad conocida',
  SELF_SIGNED_CERT_IN_CHAIN: 'El certificado del receptor no es de una autoridad conocida',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'El certificado del receptor no es de una autoridad conocida',
  ERR_TLS_CERT_ALTNAME_INVALID: 'El certificado del receptor es de otro nombre',
};
