import { Worker } from 'node:worker_threads';
import type { Reply } from './answer-questions.ts';

/** A thread that answers questions one after the other. */
export interface AskedThread<Question, Answer> {
  /** Undefined: the thread ended or failed. Given up on abort, it rejects with the signal's reason. */
  ask(question: Question, signal?: AbortSignal): Promise<Answer | undefined>;
  /** Ends the thread; pending and later questions are answered undefined. */
  stop(): Promise<void>;
}

export interface ThreadProgram {
  readonly threadFile: string;
  readonly workerData: unknown;
  /** Called with the reason when the thread ended or did not answer. */
  readonly failed?: ((reason: unknown) => void) | undefined;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly settle: (answer: Answer | undefined) => void;
}

/** Starts the thread with the first question, and again with the next if it ever ends. */
export function askThread<Question, Answer>({
  threadFile,
  workerData,
  failed,
}: ThreadProgram): AskedThread<Question, Answer> {
  const waiting: Waiting<Question, Answer>[] = [];
  let asked: Waiting<Question, Answer> | undefined;
  let worker: Worker | undefined;
  let isStopped = false;

  function start(): Worker {
    const started = new Worker(threadFile, { workerData });
    started.on('message', (reply: Reply<Answer>) => {
      if (reply.kind === 'failed') failed?.(reply.reason);
      settle(reply.kind === 'answered' ? reply.answer : undefined);
    });
    started.on('error', (reason) => failed?.(reason));
    started.once('exit', () => {
      worker = undefined;
      settle(undefined);
    });
    return started;
  }

  function settle(answer: Answer | undefined): void {
    const settled = asked;
    asked = undefined;
    settled?.settle(answer);
    askNext();
  }

  function askNext(): void {
    if (asked) return;
    asked = waiting.shift();
    if (asked) {
      worker ??= start();
      worker.ref();
      worker.postMessage(asked.question);
    } else {
      // A thread that has nothing to do keeps no program from ending.
      worker?.unref();
    }
  }

  return {
    async ask(question, signal) {
      signal?.throwIfAborted();
      if (isStopped) return undefined;
      return new Promise((resolve, reject) => {
        const leave = () => {
          const at = waiting.indexOf(mine);
          if (at >= 0) waiting.splice(at, 1);
          reject(signal?.reason);
        };
        const mine: Waiting<Question, Answer> = {
          question,
          settle(answer) {
            signal?.removeEventListener('abort', leave);
            resolve(answer);
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(mine);
        askNext();
      });
    },

    async stop() {
      isStopped = true;
      for (const one of waiting.splice(0)) one.settle(undefined);
      await worker?.terminate();
    },
  };
}
