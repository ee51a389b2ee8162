import { Worker } from 'node:worker_threads';
import type { P12Key } from '../p12-key.ts';
import type { FromThread, SigningDone, SigningJob, ToThread } from './messages.ts';

/** A running thread that signs. */
export interface SigningThread {
  /** Free: it runs, and has answered all that it was given. */
  state(): 'starting' | 'free' | 'working';
  /** Tells it a key, once. */
  learn(keyId: number, key: P12Key): void;
  forget(keyId: number): void;
  /** Gives work to a thread that is free, with keys that it has learnt. */
  give(tasks: readonly SigningTask[]): void;
  stop(): Promise<unknown>;
}

export interface SigningTask {
  readonly job: SigningJob;
  /** Called once; undefined: the thread has ended before it answered. */
  readonly answered: (done: SigningDone | undefined) => void;
}

interface Listener {
  /** It has become free. */
  free(): void;
  /** It answered something. */
  worked(): void;
  /** It is gone, stopped or not; whoever waits for it is told next. */
  ended(reason: unknown): void;
}

/** Starts the program of `signing-thread`. While it is free it keeps no program from ending. */
export function startSigningThread(threadFile: string, listener: Listener): SigningThread {
  const worker = new Worker(threadFile, { name: 'signing' });
  const waiting = new Map<number, SigningTask['answered']>();
  const known = new Set<number>();
  let isStarting = true;
  let isEnded = false;

  function end(reason: unknown): void {
    if (isEnded) return;
    isEnded = true;
    const left = [...waiting.values()];
    waiting.clear();
    listener.ended(reason);
    for (const answered of left) answered(undefined);
  }

  function breakOff(reason: unknown): void {
    end(reason);
    worker.terminate().catch(() => {});
  }

  function tell(message: ToThread): void {
    try {
      worker.postMessage(message);
    } catch (reason) {
      // What cannot be sent is never answered.
      breakOff(reason);
    }
  }

  function becomeFree(): void {
    listener.free();
    if (waiting.size === 0) worker.unref();
  }

  worker.once('online', () => {
    isStarting = false;
    becomeFree();
  });
  worker.on('message', (answer: FromThread) => {
    listener.worked();
    for (const done of answer) {
      waiting.get(done.id)?.(done);
      waiting.delete(done.id);
    }
    if (waiting.size === 0) becomeFree();
  });
  worker.on('messageerror', breakOff);
  worker.on('error', end);
  worker.once('exit', (code) => end(new Error(`a signing thread ended with ${code}`)));

  return {
    state() {
      if (isStarting) return 'starting';
      return waiting.size === 0 ? 'free' : 'working';
    },
    learn(keyId, key) {
      if (known.has(keyId)) return;
      known.add(keyId);
      tell({ kind: 'key', keyId, key: key.toSend() });
    },
    forget(keyId) {
      if (known.delete(keyId)) tell({ kind: 'forget', keyId });
    },
    give(tasks) {
      worker.ref();
      for (const { job, answered } of tasks) {
        // It may have ended over the key that it was to learn.
        if (isEnded) answered(undefined);
        else waiting.set(job.id, answered);
      }
      tell({ kind: 'sign', jobs: tasks.map(({ job }) => job) });
    },
    stop: () => worker.terminate(),
  };
}
