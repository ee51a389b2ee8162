import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { v7 as uuid } from 'uuid';
import { listen } from '../../../src-main/api/listen.ts';
import { type ApiOptions, makeApi } from '../../../src-main/api/server.ts';
import { type HttpAnswer, type HttpCall, httpCall } from './http-call.ts';

/** The real API on a free port. */
export interface RunningApi {
  readonly url: string;
  readonly port: number;
  /** What was logged so far. */
  log(): string;
  call(method: string, path: string, callOptions?: Omit<HttpCall, 'method' | 'url'>): Promise<HttpAnswer>;
  /** How many connections it has open. */
  connections(): Promise<number>;
  stop(): Promise<void>;
}

/** Serves these services until it is stopped. */
export async function serveApi(
  options: Partial<ApiOptions> & Pick<ApiOptions, 'services'>,
): Promise<RunningApi> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const api = makeApi({
    log: pino({ level: 'trace' }, sink),
    newId: () => uuid(),
    now: () => new Date(),
    version: '1.2.3',
    ...options,
  });
  const listening = await listen(api, [0]);
  if (!listening.ok) throw new Error('no port is free');
  const { url, port } = listening;
  return {
    url,
    port,
    log: () => lines.join(''),
    call: (method, path, callOptions = {}) => httpCall({ ...callOptions, method, url: `${url}${path}` }),
    connections: () => promisify(api.server.getConnections.bind(api.server))(),
    stop: () => api.close(),
  };
}
