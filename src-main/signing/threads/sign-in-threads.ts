import type { FileSigning } from '../file-signing.ts';
import type { P12Key } from '../p12-key.ts';
import type { SigningCircumstances } from '../xades.ts';
import type { SigningDone } from './messages.ts';
import { type SigningTask, type SigningThread, startSigningThread } from './start-signing-thread.ts';

export interface ThreadedSigning extends FileSigning {
  /** Ends the threads; what is still asked for is signed here. */
  stop(): Promise<void>;
}

export interface SigningThreads {
  /** The program of `signing-thread`. */
  readonly threadFile: string;
  /** Threads at most; no more than there are cores. */
  readonly most: number;
  /** Whoever signs what a thread did not: cannot be started, died, or found the document to be wrong. */
  readonly here: FileSigning;
  /** Told why a thread ended or did not sign. Nothing of a key is in it. */
  readonly failed?: (reason: unknown) => void;
}

/**
 * Documents in one message at most: each wakes a thread, and its answer this one. More would keep whoever waits for the
 * first waiting for the last.
 */
const MOST_IN_A_MESSAGE = 8;

/** Threads that ended one after the other without having signed anything: another one would end too. */
const MOST_IN_VAIN = 3;

interface Asked extends SigningTask {
  readonly key: P12Key;
}

/**
 * Signs in threads of their own: the first starts with the first document or when a key is prepared, another when a
 * document would wait for one before it. What comes in one turn of the event loop, or while all are at work, goes together.
 */
export function signInThreads({ threadFile, most, here, failed }: SigningThreads): ThreadedSigning {
  const threads = new Set<SigningThread>();
  const keyIds = new WeakMap<P12Key, number>();
  const forgotten = new WeakSet<P12Key>();
  const asked: Asked[] = [];
  let lastKeyId = 0;
  let lastJobId = 0;
  let inVain = 0;
  let isStopped = false;

  function idOf(key: P12Key): number {
    const known = keyIds.get(key);
    if (known !== undefined) return known;
    lastKeyId += 1;
    keyIds.set(key, lastKeyId);
    return lastKeyId;
  }

  function mayStart(): boolean {
    return !isStopped && inVain < MOST_IN_VAIN && threads.size < most;
  }

  function start(): void {
    try {
      threads.add(startThread());
    } catch (reason) {
      // Too little memory, or too many threads: whoever asks is served here.
      inVain += 1;
      failed?.(reason);
    }
  }

  function startThread(): SigningThread {
    const thread = startSigningThread(threadFile, {
      free: handOut,
      worked() {
        inVain = 0;
      },
      ended(reason) {
        threads.delete(thread);
        if (!isStopped) {
          inVain += 1;
          failed?.(reason);
        }
        handOut();
      },
    });
    return thread;
  }

  function ask(
    key: P12Key,
    xml: string,
    circumstances: SigningCircumstances,
  ): Promise<SigningDone | undefined> {
    return new Promise((answered) => {
      lastJobId += 1;
      // After everything that is ready in this turn: a commit tells of all its sales at once.
      if (asked.length === 0) process.nextTick(handOut);
      asked.push({ key, job: { id: lastJobId, keyId: idOf(key), xml, circumstances }, answered });
    });
  }

  function forget(key: P12Key): void {
    const id = keyIds.get(key);
    if (id !== undefined) for (const thread of threads) thread.forget(id);
  }

  function handOut(): void {
    const free = [...threads].filter((thread) => thread.state() === 'free');
    const isOneComing = [...threads].some((thread) => thread.state() === 'starting');
    if (asked.length > free.length && !isOneComing && mayStart()) start();
    for (const [index, thread] of free.entries()) {
      const share = Math.ceil(asked.length / (free.length - index));
      const tasks = asked.splice(0, Math.min(share, MOST_IN_A_MESSAGE));
      if (tasks.length === 0) return;
      for (const { key, job } of tasks) thread.learn(job.keyId, key);
      thread.give(tasks);
    }
    if (threads.size > 0) return;
    // Nobody is there, and nobody comes.
    for (const { answered } of asked.splice(0)) answered(undefined);
  }

  return {
    async sign(key, xml, circumstances) {
      const done = await ask(key, xml, circumstances);
      // It may have been let go while this document waited, and been told to a thread after that.
      if (forgotten.has(key)) forget(key);
      if (done && 'signedXml' in done) return done.signedXml;
      if (done) failed?.(new Error(done.reason));
      return here.sign(key, xml, circumstances);
    },
    prepare(key) {
      if (threads.size === 0 && mayStart()) start();
      for (const thread of threads) thread.learn(idOf(key), key);
      here.prepare(key);
    },
    forget(key) {
      forgotten.add(key);
      forget(key);
      here.forget(key);
    },
    async stop() {
      isStopped = true;
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}
