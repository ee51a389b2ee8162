import { request } from 'node:http';
import { z } from 'zod';

/** A request with exactly these headers: none is added but `Host`, which may be replaced, and the body's length. */
export interface HttpCall {
  readonly method: string;
  readonly url: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Sent as JSON with its content type, unless it is text or bytes, which are sent as they are. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as an object of JSON. */
  json(): Record<string, unknown>;
}

export function httpCall({ method, url, token, headers = {}, body, signal }: HttpCall): Promise<HttpAnswer> {
  const asJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);
  const bytes = asJson ? JSON.stringify(body) : body;
  const sent = {
    ...(asJson ? { 'content-type': 'application/json' } : {}),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers: sent, agent: false, ...(signal ? { signal } : {}) });
    call.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject).on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          text,
          json: () => z.record(z.string(), z.unknown()).parse(JSON.parse(text)),
        });
      });
    });
    call.end(bytes);
  });
}
