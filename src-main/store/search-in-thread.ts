import { Worker } from 'node:worker_threads';
import { isCounted, isCountedByBlock } from './document-counts.ts';
import type { DocumentSearches } from './document-searches.ts';
import type { SearchAnswer, SearchMessage, SearchQuestion } from './search-messages.ts';

export interface ThreadedSearches extends DocumentSearches {
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

/**
 * Searches in a thread of its own; it starts with the first, and again if it ever ends. A question whose caller leaves
 * is taken back. Throws TooManySearchesError.
 */
export function searchInThread({ threadFile, file, here }: SearchThread): ThreadedSearches {
  let running: Running | undefined;
  let asked = 0;
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
      started.waiting.get(answer.id)?.(answer);
      settle(started, answer.id);
    });
    worker.on('error', ended);
    worker.once('exit', ended);
    return started;
  }

  async function ask(question: SearchQuestion, signal?: AbortSignal): Promise<SearchAnswer | undefined> {
    signal?.throwIfAborted();
    if (isStopped) return undefined;
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
      tell(mine, { id, question });
    });
  }

  return {
    async page(scope, filters, page, signal) {
      // An index has the order of what the kept counts tell: quicker than a message to the thread and back.
      if (isCounted(filters) || isCountedByBlock(filters)) return here.page(scope, filters, page, signal);
      const answer = await ask({ kind: 'page', scope: only(scope), filters, page }, signal);
      return answer?.kind === 'page' ? answer.places : here.page(scope, filters, page, signal);
    },
    async count(scope, filters, newerThan, signal) {
      const answer = await ask({ kind: 'count', scope: only(scope), filters, newerThan }, signal);
      return answer?.kind === 'count' ? answer.documents : here.count(scope, filters, newerThan, signal);
    },
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

/** Whoever asks may be more than a scope, of which not everything can be sent to a thread. */
function only({ entityId, environment }: SearchQuestion['scope']): SearchQuestion['scope'] {
  return { entityId, environment };
}
