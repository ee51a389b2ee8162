import type { Worker } from 'node:worker_threads';
import { endThread } from './thread-end.ts';

/** What a thread replies to a question. */
export type ThreadReply<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string };

export interface ThreadQueue<Question> {
  /** Undefined where the thread ended or failed, or was stopped. */
  ask<Answer>(question: Question, signal?: AbortSignal): Promise<Answer | undefined>;
  stop(): Promise<void>;
}

/** Asks a thread one question after the other. It starts with the first, and again with the next if it ever ends. */
export function makeThreadQueue<Question>(
  startThread: () => Worker,
  failed?: (reason: unknown) => void,
): ThreadQueue<Question> {
  let worker: Worker | undefined;
  /** Settles once everything asked so far is answered. */
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  function start(): Worker {
    const started = startThread();
    started.on('error', (reason) => failed?.(reason));
    started.once('exit', () => {
      worker = undefined;
    });
    return started;
  }

  async function ask<Answer>(question: Question): Promise<Answer | undefined> {
    worker ??= start();
    const thread = worker;
    thread.ref();
    const reply = await new Promise<ThreadReply<Answer> | undefined>((resolve) => {
      const ended = () => resolve(undefined);
      thread.once('exit', ended);
      thread.once('message', (message: ThreadReply<Answer>) => {
        thread.off('exit', ended);
        resolve(message);
      });
      thread.postMessage(question);
    });
    // A thread that has nothing to do keeps no program from ending.
    thread.unref();
    if (reply?.kind === 'failed') failed?.(reply.reason);
    return reply?.kind === 'answered' ? reply.answer : undefined;
  }

  return {
    ask<Answer>(question: Question, signal?: AbortSignal) {
      const answering = last.then(() => {
        signal?.throwIfAborted();
        return isStopped ? undefined : ask<Answer>(question);
      });
      last = answering.catch(() => undefined);
      return answering;
    },
    async stop() {
      isStopped = true;
      if (worker) await endThread(worker);
    },
  };
}
