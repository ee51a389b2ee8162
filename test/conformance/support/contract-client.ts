import { z } from 'zod';
import { type HttpAnswer, type HttpCall, httpCall } from '../../support/api/http-call.ts';
import type { DescribedAnswers } from './bodies/described-answers.ts';

export type RequestOptions = Omit<HttpCall, 'method' | 'url'>;
export type Json = Readonly<Record<string, unknown>>;

/** The body of every error answer, as api.md §2 writes it. */
const problem = z.strictObject({
  type: z.url(),
  title: z.string().min(1),
  status: z.int(),
  detail: z.string().min(1),
  instance: z.string().min(1),
  code: z.string().regex(/^[a-z][a-z_]*$/),
  request_id: z.uuid(),
  errors: z
    .array(
      z
        .strictObject({
          pointer: z.string().optional(),
          parameter: z.string().optional(),
          code: z.string().regex(/^[a-z][a-z_]*$/),
          message: z.string().min(1),
        })
        .readonly(),
    )
    .optional(),
  document_id: z.uuid().optional(),
});
export type WireProblem = z.output<typeof problem>;

/** A program with one token that holds the service to its word: every answer must be one that is described. */
export interface ContractClient {
  readonly token: string | undefined;
  call(method: string, path: string, options?: RequestOptions): Promise<HttpAnswer>;
  /** The body of the answer of a call that must have this status. */
  expectJson(status: number, method: string, path: string, body?: unknown): Promise<Json>;
  get(path: string): Promise<Json>;
  /** The problem of a call that must be refused, with its status and code. */
  refused(
    status: number,
    code: string,
    method: string,
    path: string,
    options?: RequestOptions,
  ): Promise<WireProblem>;
}

export function contractClient(
  url: string,
  token: string | undefined,
  described: DescribedAnswers,
): ContractClient {
  const call: ContractClient['call'] = async (method, path, options = {}) => {
    const answer = await httpCall({
      ...(token !== undefined && { token }),
      ...options,
      method,
      url: `${url}${path}`,
    });
    const faults = described.faultsOf(method, path, answer);
    if (faults.length > 0) {
      throw new Error(
        `${method} ${path} answers otherwise than described: ${faults.join('; ')}\n${answer.text.slice(0, 2000)}`,
      );
    }
    if (!z.uuid().safeParse(answer.headers['x-request-id']).success) {
      throw new Error(`${method} ${path} has no X-Request-Id`);
    }
    return answer;
  };
  const expectJson: ContractClient['expectJson'] = async (status, method, path, body) => {
    const answer = await call(method, path, body === undefined ? {} : { body });
    if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status}: ${answer.text}`);
    return answer.json();
  };
  return {
    token,
    call,
    expectJson,
    get: (path) => expectJson(200, 'GET', path),
    async refused(status, code, method, path, options) {
      const answer = await call(method, path, options);
      const refusal = problemOf(answer);
      if (refusal.status !== status || refusal.code !== code) {
        throw new Error(`${method} ${path} is not refused with ${status} ${code}: ${answer.text}`);
      }
      return refusal;
    },
  };
}

/** The problem in an answer that must be one, whole and in its media type. */
export function problemOf(answer: HttpAnswer): WireProblem {
  if (answer.status < 400) throw new Error(`${answer.status} is no refusal: ${answer.text.slice(0, 500)}`);
  if (!answer.headers['content-type']?.startsWith('application/problem+json')) {
    throw new Error(`a refusal of the type ${answer.headers['content-type']}: ${answer.text}`);
  }
  const parsed = problem.parse(JSON.parse(answer.text));
  if (parsed.status !== answer.status || parsed.request_id !== answer.headers['x-request-id']) {
    throw new Error(`the problem is not that of its answer: ${answer.text}`);
  }
  return parsed;
}

/** `pointer code` of each fault of a body, `parameter code` of each of a query, in a fixed order. */
export function faultsIn({ errors = [] }: WireProblem): readonly string[] {
  return errors.map(({ pointer, parameter, code }) => `${pointer ?? parameter ?? ''} ${code}`).toSorted();
}
