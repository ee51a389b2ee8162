import type { z } from 'zod';
import { problemBody } from '../../src-main/contract/problems.ts';
import { type Answer, refusalOf, unreachable } from './answer.ts';

/** Who the requests speak for. */
export interface Bearer {
  /** The token in force; undefined when none can be had. */
  current(): Promise<string | undefined>;
  /** A fresh one after the service refused the current one; undefined when there is no other. */
  renew(): Promise<string | undefined>;
}

export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root of the service, `/v1/local/sync`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** The service's HTTP API, as one caller. */
export interface Http {
  /** Sends a request and parses its JSON answer with the contract's schema. */
  send<Schema extends z.ZodType>(schema: Schema, request: HttpRequest): Promise<Answer<z.output<Schema>>>;
  /** Sends a request whose success has no body. */
  command(request: HttpRequest): Promise<Answer<undefined>>;
  /** Fetches a file. */
  bytes(request: HttpRequest): Promise<Answer<Uint8Array<ArrayBuffer>>>;
}

export function makeHttp({ baseUrl, bearer }: { baseUrl: string; bearer: Bearer }): Http {
  return {
    async send(schema, request) {
      const answer = await exchange(baseUrl, bearer, request);
      return answer.ok ? { ok: true, value: schema.parse(await answer.value.json()) } : answer;
    },
    async command(request) {
      const answer = await exchange(baseUrl, bearer, request);
      return answer.ok ? { ok: true, value: undefined } : answer;
    },
    async bytes(request) {
      const answer = await exchange(baseUrl, bearer, request);
      return answer.ok ? { ok: true, value: new Uint8Array(await answer.value.arrayBuffer()) } : answer;
    },
  };
}

/** One request; a refused token is renewed and the request repeated, once. */
async function exchange(baseUrl: string, bearer: Bearer, request: HttpRequest): Promise<Answer<Response>> {
  const first = await fetchOnce(baseUrl, await bearer.current(), request);
  if (first?.status !== 401) return answerOf(first);
  const renewed = await bearer.renew();
  return answerOf(renewed === undefined ? first : await fetchOnce(baseUrl, renewed, request));
}

/** Undefined when nothing answered; an abort is thrown on, because its asker knows of it. */
async function fetchOnce(
  baseUrl: string,
  token: string | undefined,
  { method = 'GET', path, query = {}, body, idempotencyKey, signal }: HttpRequest,
): Promise<Response | undefined> {
  const url = new URL(path, baseUrl);
  for (const [name, value] of Object.entries(query)) {
    for (const item of typeof value === 'object' ? value : [value]) {
      if (item !== undefined) url.searchParams.append(name, String(item));
    }
  }
  try {
    return await fetch(url, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}

async function answerOf(response: Response | undefined): Promise<Answer<Response>> {
  if (!response) return { ok: false, refusal: unreachable };
  if (response.ok) return { ok: true, value: response };
  const parsed = problemBody.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) return { ok: false, refusal: unreachable };
  return { ok: false, refusal: refusalOf(parsed.data, secondsIn(response.headers.get('retry-after'))) };
}

function secondsIn(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
