import type { z } from 'zod';
import { type Exchange, exchange } from '../../../client/exchange.ts';
import { RefusedError, refusalOf } from './answer.ts';

type RequestOptions = Omit<Exchange, 'operation'>;

/** The API of a head office as its own window calls it. Failures are thrown, as TanStack Query knows them. */
export interface HeadHttp {
  /** Calls an operation (`GET /v1/head/stations`) and checks its JSON answer. */
  send<Schema extends z.ZodType>(
    schema: Schema,
    operation: string,
    options?: RequestOptions,
  ): Promise<z.output<Schema>>;
  /** Calls an operation whose success has no body, or none that matters. */
  call(operation: string, options?: RequestOptions): Promise<unknown>;
  /** Calls an operation that gives a file. */
  file(operation: string, options?: RequestOptions): Promise<Uint8Array<ArrayBuffer>>;
}

/** Who asks is known by the session's cookie, which the browser keeps and no script sees. */
export const noKey = { current: async () => undefined, renew: async () => undefined };

export function makeHeadHttp(url: string): HeadHttp {
  const call = async (operation: string, options: RequestOptions = {}): Promise<unknown> => {
    const answer = await exchange(url, noKey, { ...options, operation });
    if (!answer.ok) throw new RefusedError(refusalOf(answer.failure));
    return answer.value;
  };
  return {
    call,
    send: async (schema, operation, options) => schema.parse(await call(operation, options)),
    async file(operation, options) {
      const bytes = await call(operation, options);
      if (bytes instanceof Uint8Array) return new Uint8Array(bytes);
      throw new Error(`${operation} gave no file`);
    },
  };
}
