import { type Answer, accept, type Failure } from './answer.ts';
import { type Exchange, exchange, type KeySource } from './exchange.ts';
import type { Document, Operations } from './schema.ts';

/** An operation of the API, by method and path: `'POST /v1/ec/invoices'`. */
export type OperationName = keyof Operations;

/** What goes into an operation. */
export type InputOf<Name extends OperationName> = Omit<Operations[Name], 'answer'> & {
  readonly signal?: AbortSignal | undefined;
};

/** What its success brings. */
export type AnswerOf<Name extends OperationName> = Operations[Name]['answer'];

/** The operations that answer a page of a list. */
export type ListName = {
  [Name in OperationName]: AnswerOf<Name> extends PageOf<unknown> ? Name : never;
}[OperationName];

/** What a list is a list of. */
export type ItemOf<Name extends ListName> = AnswerOf<Name> extends PageOf<infer Item> ? Item : never;

interface PageOf<Item> {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

/** The input may be left out where nothing in it is required. */
export type Given<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

export interface ClientOptions {
  /** Where the service answers: `http://127.0.0.1:4747`. */
  readonly url: string;
  /** An API key, or where to get the one in force. */
  readonly key: string | KeySource;
  /**
   * How often a request is repeated that may be: one that only reads, or that has an `idempotencyKey`. 2 when left
   * out; a failure that asks for more than ten seconds of patience is answered at once.
   */
  readonly retries?: number;
}

/** The API as one caller. */
export interface MostradorClient {
  /** Calls an operation. */
  call<Name extends OperationName>(
    operation: Name,
    ...given: Given<InputOf<Name>>
  ): Promise<Answer<AnswerOf<Name>>>;
  /**
   * Walks a whole list, page after page, never meeting a document twice while others are issued.
   *
   * @throws MostradorError where a page is refused
   */
  each<Name extends ListName>(operation: Name, ...given: Given<InputOf<Name>>): AsyncGenerator<ItemOf<Name>>;
  /**
   * A document once the authority has decided, or as it stands when `withinMs` have passed: offline that is
   * `pending`, and it will be delivered all the same. A minute when left out.
   */
  untilDecided(
    id: string,
    options?: { readonly withinMs?: number; readonly signal?: AbortSignal },
  ): Promise<Answer<Document>>;
}

const READ_METHOD = /^GET /;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** The longest the service holds a `wait` open. */
const WAIT_SECONDS = 25;

export function createClient({ url, key, retries = 2 }: ClientOptions): MostradorClient {
  const source = typeof key === 'string' ? { current: async () => key, renew: async () => undefined } : key;

  async function request(asked: Exchange) {
    const mayRepeat = READ_METHOD.test(asked.operation) || asked.idempotencyKey !== undefined;
    for (let repeated = 0; ; repeated += 1) {
      const answer = await exchange(url, source, asked);
      if (answer.ok || !mayRepeat || repeated >= retries) return answer;
      const pause = pauseBefore(answer.failure, repeated);
      if (pause === undefined) return answer;
      await sleep(pause);
    }
  }

  async function* each(operation: ListName, input: Omit<Exchange, 'operation'> = {}) {
    let cursor = input.query?.cursor;
    do {
      const page = accept(await request({ ...input, operation, query: { ...input.query, cursor } }));
      yield* page.data;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  async function untilDecided(
    id: string,
    { withinMs = 60_000, signal }: { readonly withinMs?: number; readonly signal?: AbortSignal } = {},
  ) {
    const operation = 'GET /v1/ec/documents/{id}';
    const deadline = Date.now() + withinMs;
    for (;;) {
      const left = Math.max(0, deadline - Date.now());
      const wait = Math.min(WAIT_SECONDS, Math.floor(left / 1000));
      const answer = await request({ operation, path: { id }, query: { wait }, signal });
      const isOpen = answer.ok && ['pending', 'submitted'].includes(answer.value.status);
      if (!isOpen || Date.now() >= deadline) return answer;
      // The service may answer at once, when it already holds many waits of this key.
      await sleep(Math.min(1000, left));
    }
  }

  return { call: (operation, ...[input]) => request({ ...input, operation }), each, untilDecided };
}

/** How long to be patient before the same request; undefined when there is no use in it. */
function pauseBefore({ code, retryAfterSeconds }: Failure, repeated: number): number | undefined {
  if (retryAfterSeconds !== undefined) {
    const pause = retryAfterSeconds * 1000;
    return pause <= LONGEST_PAUSE_MS ? pause : undefined;
  }
  const passes = ['service_unreachable', 'starting', 'internal_error'];
  return passes.includes(code) ? FIRST_PAUSE_MS * 2 ** repeated : undefined;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
