import { Worker } from 'node:worker_threads';
import type { DocumentSearches } from './document-searches.ts';
import { isPlain } from './plain-searches.ts';
import type { Prepared, SearchAnswer, SearchMessage } from './search-messages.ts';

export interface ThreadedSearches extends DocumentSearches {
  /** Reads in advance what is often asked for. Undefined: the thread ended before, or could not. */
  prepare(): Promise<Prepared | undefined>;
  /** Before the store is closed: as long as somebody reads it, its log stays beside it. */
  stop(): Promise<void>;
}

export interface SearchThread {
  /** The program of `search-thread`. */
  readonly threadFile: string;
  /** The database; open, and up to date. */
  readonly file: string;
  /** Whoever answers what the thread cannot: there, the store learns of a fault of its file. */
  readonly here: DocumentSearches;
  /** Told why the thread ended or did not answer: what is answered here instead may take long, and holds others up. */
  readonly failed?: (reason: unknown) => void;
}

interface Running {
  readonly worker: Worker;
  /** Whoever waits for an answer, by its number; undefined: the thread has ended. */
  readonly waiting: Map<number, (answer: SearchAnswer | undefined) => void>;
}

/** So many wait for an answer that one more would not be answered in time. */
export class TooManySearchesError extends Error {
  override readonly name = 'TooManySearchesError';
  /** As the errors of SQLite have one. */
  readonly code = 'STORE_BUSY';
}

/** Questions that wait at most; of more than these nobody would be answered in time. */
const MOST_WAITING = 64;

/** One that ends while it prepares itself is not made to do so at every question. */
const MOST_PREPARINGS = 3;

/**
 * Searches in a thread of its own; it starts with the first or when it is to prepare itself, and again if it ever
 * ends: prepared then, if it was before. A question whose caller leaves is taken back. Throws TooManySearchesError.
 */
export function searchInThread({ threadFile, file, here, failed }: SearchThread): ThreadedSearches {
  let running: Running | undefined;
  let asked = 0;
  let preparings = 0;
  let isStopped = false;

  function start(): Running {
    const worker = new Worker(threadFile, { workerData: { file } });
    const started: Running = { worker, waiting: new Map() };
    const ended = () => {
      if (running === started) running = undefined;
      for (const answer of started.waiting.values()) answer(undefined);
      started.waiting.clear();
    };
    worker.on('message', (answer: SearchAnswer) => {
      const waiting = started.waiting.get(answer.id);
      if (waiting && answer.kind === 'failed') failed?.(answer.reason);
      waiting?.(answer);
      settle(started, answer.id);
    });
    worker.on('error', (reason) => {
      failed?.(reason);
      ended();
    });
    worker.once('exit', ended);
    return started;
  }

  async function ask(
    messageOf: (id: number) => SearchMessage,
    signal?: AbortSignal,
  ): Promise<SearchAnswer | undefined> {
    signal?.throwIfAborted();
    if (isStopped) return undefined;
    const isAgain = !running && preparings > 0;
    running ??= start();
    const mine = running;
    if (mine.waiting.size >= MOST_WAITING)
      throw new TooManySearchesError(`${mine.waiting.size} searches wait already`);
    asked += 1;
    const id = asked;
    return new Promise((resolve, reject) => {
      const takeBack = () => {
        settle(mine, id);
        tell(mine, { cancelled: id });
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', takeBack, { once: true });
      mine.waiting.set(id, (answer) => {
        signal?.removeEventListener('abort', takeBack);
        resolve(answer);
      });
      mine.worker.ref();
      tell(mine, messageOf(id));
      // What the thread that ended had read in advance, ended with it.
      if (isAgain && preparings < MOST_PREPARINGS) prepare().catch((reason: unknown) => failed?.(reason));
    });
  }

  async function prepare(): Promise<Prepared | undefined> {
    if (isStopped) return undefined;
    running ??= start();
    preparings += 1;
    const answer = await ask((prepare) => ({ prepare }));
    return answer?.kind === 'prepared' ? answer.prepared : undefined;
  }

  return {
    async find(scope, filters, page, signal) {
      // Quicker than a message to the thread and back.
      if (isPlain(filters, page)) return here.find(scope, filters, page, signal);
      const { entityId, environment } = scope;
      // Whoever asks may be more than a scope, of which not everything can be sent to a thread.
      const question = { scope: { entityId, environment }, filters, page };
      const answer = await ask((id) => ({ id, question }), signal);
      return answer?.kind === 'found' ? answer.found : here.find(scope, filters, page, signal);
    },
    prepare,
    async stop() {
      isStopped = true;
      await running?.worker.terminate();
    },
  };
}

function tell({ worker }: Running, message: SearchMessage): void {
  worker.postMessage(message);
}

function settle({ worker, waiting }: Running, id: number): void {
  waiting.delete(id);
  // A thread that has nothing to do keeps no program from ending.
  if (waiting.size === 0) worker.unref();
}
