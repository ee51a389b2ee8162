import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface HttpCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  readonly signal?: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * A call to the service on this computer. Its answer may take as long as it likes, where `fetch` gives up after five minutes;
 * and to load `fetch` takes as long as a short command does otherwise.
 */
export function callHttp(
  url: string,
  { method = 'GET', headers = {}, body, signal }: HttpCall = {},
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, ...(signal && { signal }) }, (answer) => {
      buffer(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
