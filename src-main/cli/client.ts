import { resolve } from 'node:path';
import pino from 'pino';
import { createApp } from '../app.ts';
import { type ProblemBody, problemBody } from '../contract/problems.ts';
import { findService } from '../find-service.ts';
import { version } from '../version.ts';

/** The program's own API, whether a service runs on the data folder or this process opens it itself. */
export interface Client {
  call(request: ApiRequest): Promise<unknown>;
  close(): Promise<void>;
}

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** Another key than the owner's session. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The API refused; the problem says why. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problem: ProblemBody;
  constructor(problem: ProblemBody) {
    super(problem.detail);
    this.problem = problem;
  }
}

export async function connect(dataDir: string): Promise<Client> {
  return (await attach(dataDir)) ?? openHere(dataDir);
}

async function attach(dataDir: string): Promise<Client | undefined> {
  const service = await findService(dataDir);
  return service && clientOf(service.url, { session: service.session_token, close: () => Promise.resolve() });
}

async function openHere(dataDir: string): Promise<Client> {
  const app = await createApp({
    dataDir: resolve(dataDir),
    flags: { log_level: 'error', rate_limit: 'off' },
    env: process.env,
    version,
    log: pino({ name: 'mostrador' }, pino.destination({ fd: 2, sync: true })),
  });
  // On a port of its own that nobody is told of: the same guard, the same calls as with a service.
  const url = await app.api.listen({ host: '127.0.0.1', port: 0 });
  return clientOf(url, { session: app.openOwnerSession(), close: () => app.stop() });
}

function clientOf(url: string, { session, close }: { session: string; close(): Promise<void> }): Client {
  return {
    async call({ method, path, body, token = session, headers }) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: headersOf({ token, body, headers }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return read(answer.status, await answer.text());
    },
    close,
  };
}

interface Sent {
  readonly token: string;
  readonly body: unknown;
  readonly headers: ApiRequest['headers'] | undefined;
}

function headersOf({ token, body, headers }: Sent) {
  return {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
}

function read(status: number, text: string): unknown {
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  if (status < 400) return json;
  throw new RefusedError(problemBody.parse(json));
}
