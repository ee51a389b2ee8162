import type { z } from 'zod';
import type { KeySource } from '../../../client/exchange.ts';
import {
  type AnswerOf,
  createClient,
  type Given,
  type InputOf,
  type OperationName,
} from '../../../client/mostrador-client.ts';
import { type Answer, refusalOf } from './answer.ts';

/** The service's HTTP API, as one caller. Operations are named as the description names them. */
export interface Http {
  /**
   * Calls an operation and parses its JSON answer with the contract's schema, which must be the one of that
   * operation: what the screens build on is checked, not believed.
   */
  send<Name extends OperationName, Schema extends z.ZodType<AnswerOf<Name>>>(
    schema: Schema,
    operation: Name,
    ...options: Given<InputOf<Name>>
  ): Promise<Answer<z.output<Schema>>>;
  /** Calls an operation whose success has no body, or is a file. */
  call<Name extends OperationName>(
    operation: Name,
    ...options: Given<InputOf<Name>>
  ): Promise<Answer<AnswerOf<Name>>>;
}

/** Nothing is repeated here: TanStack Query and the people at the screen decide that. */
export function makeHttp(baseUrl: string, key: KeySource): Http {
  const client = createClient({ url: baseUrl, key, retries: 0 });
  const call: Http['call'] = async (operation, ...options) => {
    const answer = await client.call(operation, ...options);
    return answer.ok ? answer : { ok: false, refusal: refusalOf(answer.failure) };
  };
  return {
    call,
    async send(schema, operation, ...options) {
      const answer = await call(operation, ...options);
      return answer.ok ? { ok: true, value: schema.parse(answer.value) } : answer;
    },
  };
}
