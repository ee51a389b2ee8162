import { Agent, request } from 'node:http';
import type { WireRequest } from './wire-request.ts';

export interface WireAnswer {
  readonly status: number;
  /** In small letters; a repeated one joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  readonly milliseconds: number;
}

/** Sends requests to one service and reads whole answers. */
export interface Wire {
  /** Rejects when no answer came. */
  send(wire: WireRequest): Promise<WireAnswer>;
  close(): void;
}

/** Far longer than the longest wait of the API, also where other work has the machine. */
const LONGEST_MS = 600_000;

export function openWire(url: string, lines: number): Wire {
  const { hostname, port, host } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: lines });

  function send({ method, target, headers, bytes }: WireRequest): Promise<WireAnswer> {
    const startedAt = performance.now();
    const hasHost = headers.some(([name]) => name.toLowerCase() === 'host');
    const sent = [
      ...(hasHost ? [] : ['Host', host]),
      ...headers.flat(),
      // As every client does it; a method that takes no body says nothing of one.
      ...(bytes === undefined && !/^(POST|PUT|PATCH)$/.test(method)
        ? []
        : ['Content-Length', String(bytes?.length ?? 0)]),
    ];
    return new Promise((resolve, reject) => {
      const call = request({ hostname, port, method, path: target, headers: sent, agent });
      call.setTimeout(LONGEST_MS, () => call.destroy(new Error(`no answer within ${LONGEST_MS} ms`)));
      call.on('error', reject).on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject).on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            bytes: Buffer.concat(chunks),
            milliseconds: performance.now() - startedAt,
          });
        });
      });
      call.end(bytes);
    });
  }

  return { send, close: () => agent.destroy() };
}
