import type { Worker } from 'node:worker_threads';
import { endThread } from './thread-end.ts';

/** What a thread replies to a question. */
export type ThreadReply<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string };

/** The thread was there, and the question failed: asked again elsewhere it would fail again. */
export class FailedQuestionError extends Error {
  override readonly name = 'FailedQuestionError';
}

export interface ThreadQueue<Question> {
  /** Undefined where the thread ended or was stopped. Throws FailedQuestionError. */
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
      const broke = (reason: unknown) => {
        if (isOutOfMemory(reason)) resolve({ kind: 'failed', reason: String(reason) });
      };
      thread.once('exit', ended);
      thread.once('error', broke);
      thread.once('message', (message: ThreadReply<Answer>) => {
        thread.off('exit', ended);
        thread.off('error', broke);
        resolve(message);
      });
      thread.postMessage(question);
    });
    // A thread that has nothing to do keeps no program from ending.
    thread.unref();
    if (reply?.kind !== 'failed') return reply?.answer;
    failed?.(reply.reason);
    throw new FailedQuestionError(reply.reason);
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

/** A thread has a heap of its own, which a question may be too big for. */
function isOutOfMemory(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
