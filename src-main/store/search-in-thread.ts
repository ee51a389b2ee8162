import { Worker } from 'node:worker_threads';
import { isCounted, isCountedByBlock } from './document-counts.ts';
import type { DocumentSearches } from './document-searches.ts';
import type { SearchAnswer, SearchQuestion } from './search-messages.ts';

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

/** Searches in a thread of its own, one after another; it starts with the first, and again if it ever ends. */
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
      started.waiting.delete(answer.id);
      // A thread that has nothing to do keeps no program from ending.
      if (started.waiting.size === 0) worker.unref();
    });
    worker.on('error', ended);
    worker.once('exit', ended);
    return started;
  }

  function ask(question: SearchQuestion): Promise<SearchAnswer | undefined> {
    if (isStopped) return Promise.resolve(undefined);
    running ??= start();
    const { worker, waiting } = running;
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.ref();
      worker.postMessage({ id, question });
    });
  }

  return {
    async page(scope, filters, page) {
      // An index has the order of what the kept counts tell: quicker than a message to the thread and back.
      if (isCounted(filters) || isCountedByBlock(filters)) return here.page(scope, filters, page);
      const answer = await ask({ kind: 'page', scope: only(scope), filters, page });
      return answer?.kind === 'page' ? answer.places : here.page(scope, filters, page);
    },
    async count(scope, filters, newerThan) {
      const answer = await ask({ kind: 'count', scope: only(scope), filters, newerThan });
      return answer?.kind === 'count' ? answer.documents : here.count(scope, filters, newerThan);
    },
    async stop() {
      isStopped = true;
      await running?.worker.terminate();
    },
  };
}

/** Whoever asks may be more than a scope, of which not everything can be sent to a thread. */
function only({ entityId, environment }: SearchQuestion['scope']): SearchQuestion['scope'] {
  return { entityId, environment };
}
