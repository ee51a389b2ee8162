import type { z } from 'zod';
import { type Exchange, exchange } from '../../../client/exchange.ts';
import { RefusedError, refusalOf } from './answer.ts';

type Given = Omit<Exchange, 'operation'>;

/** The API of a head office as its own window calls it. Failures are thrown, as TanStack Query knows them. */
export interface HeadHttp {
  /** Calls an operation (`GET /v1/head/stations`) and checks its JSON answer. */
  send<Schema extends z.ZodType>(schema: Schema, operation: string, given?: Given): Promise<z.output<Schema>>;
  /** Calls an operation whose success has no body, or none that matters. */
  call(operation: string, given?: Given): Promise<unknown>;
  /** Calls an operation that gives a file. */
  file(operation: string, given?: Given): Promise<Uint8Array<ArrayBuffer>>;
}

/** Who asks is known by the session's cookie, which the browser keeps and no script sees. */
export const noKey = { current: async () => undefined, renew: async () => undefined };

export function makeHeadHttp(url: string): HeadHttp {
  const call = async (operation: string, given: Given = {}): Promise<unknown> => {
    const answer = await exchange(url, noKey, { ...given, operation });
    if (!answer.ok) throw new RefusedError(refusalOf(answer.failure));
    return answer.value;
  };
  return {
    call,
    send: async (schema, operation, given) => schema.parse(await call(operation, given)),
    async file(operation, given) {
      const bytes = await call(operation, given);
      if (bytes instanceof Uint8Array) return new Uint8Array(bytes);
      throw new Error(`${operation} gave no file`);
    },
  };
}
