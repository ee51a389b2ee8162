import type { Answer, Failure, ServiceProblem } from './answer.ts';

/** Whom the requests speak for, where that can change while the program runs. */
export interface KeySource {
  /** The key in force; undefined when none can be had. */
  current(): Promise<string | undefined>;
  /** Another one after the service refused the current one; undefined when there is no other. */
  renew(): Promise<string | undefined>;
}

/** What an answer carries that repeats an earlier one; an answer of ours says `replayed`. */
export const replayedHeader = 'Idempotent-Replayed';

/** One request, in the words of the description. */
export interface Exchange {
  /** Such as `GET /v1/ec/invoices/{id}`. */
  readonly operation: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Makes one request; a refused key is renewed, and the request repeated, once. */
export async function exchange(url: string, key: KeySource, request: Exchange) {
  const first = await send(url, await key.current(), request);
  if (first.kind === 'answered' && first.response.status === 401) {
    const renewed = await key.renew();
    if (renewed !== undefined) return readAnswer(await send(url, renewed, request));
  }
  return readAnswer(first);
}

type Sent =
  | { readonly kind: 'answered'; readonly response: Response }
  | { readonly kind: 'lost'; readonly detail: string };

/** An abort is thrown on, because whoever aborted knows of it. */
async function send(baseUrl: string, key: string | undefined, request: Exchange): Promise<Sent> {
  const { body, idempotencyKey, signal } = request;
  const [method = 'GET', path = '/'] = request.operation.split(' ');
  const address = addressOf(baseUrl, path, request);
  const isFile = body instanceof FormData || body instanceof Blob;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
      cache: 'no-store',
    });
    return { kind: 'answered', response };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { kind: 'lost', detail: String(error) };
  }
}

function addressOf(baseUrl: string, template: string, { path = {}, query = {} }: Exchange): URL {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ''));
  const url = new URL(filled, baseUrl);
  for (const [name, value] of Object.entries(query).flatMap(queryPairs)) url.searchParams.append(name, value);
  return url;
}

/** A list repeats its parameter; an object writes a pair each: `metadata[order]=1001`. */
function queryPairs([name, value]: [string, unknown]): [string, string][] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((item) => [name, String(item)]);
  if (value === null || typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, String(inner)]);
}

/** What the answer carries is what the description says of the operation: the program checks itself for that. */
async function readAnswer(sent: Sent) {
  if (sent.kind === 'lost') return refused({ code: 'service_unreachable', detail: sent.detail });
  const { response } = sent;
  if (!response.ok) return refused(await readFailure(response));
  try {
    const value = await contentOf(response);
    const isReplay = response.headers.get(replayedHeader) === 'true';
    return { ok: true, value, ...(isReplay && { replayed: true as const }) } as const;
  } catch (error) {
    return refused({ code: 'service_unreachable', detail: `the answer broke off: ${error}` });
  }
}

function refused(failure: Failure): Answer<never> {
  return { ok: false, failure };
}

async function contentOf(response: Response) {
  const mediaType = response.headers.get('content-type');
  if (mediaType === null) return undefined;
  if (mediaType.startsWith('application/json')) return await response.json();
  return new Uint8Array(await response.arrayBuffer());
}

async function readFailure(response: Response): Promise<Failure> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  const problem: ServiceProblem | undefined = isProblem
    ? await response.json().catch(() => undefined)
    : undefined;
  if (typeof problem?.code !== 'string') {
    return { code: 'service_unreachable', detail: `${response.url} answered ${response.status}` };
  }
  const retryAfter = response.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(retryAfter) ? { ...problem, retryAfterSeconds: Number(retryAfter) } : problem;
}
