import { Worker } from 'node:worker_threads';
import { endThread } from '../../process/thread-end.ts';
import { BackupError } from '../backup-error.ts';
import type { ArchiveMessage, ArchiveWork } from './archive-work.ts';
import type { Manifest } from './manifest.ts';
import type { OpeningStep } from './open-archive.ts';

export interface ArchiveWatch {
  /** Ends the work and its thread: it throws the signal's reason, also where the thread had just answered. */
  readonly signal?: AbortSignal;
  /** Called as an archive is opened. */
  readonly onStep?: (step: OpeningStep) => void;
}

export type RunArchiveWork<Work = ArchiveWork> = (work: Work, watch?: ArchiveWatch) => Promise<Manifest>;

/**
 * Makes and opens archives in threads of their own: to copy, compress and encrypt a gigabyte takes a minute of the
 * processor, and no sale may wait for it. `threadFile` is the program of `backup-thread`, or of another that does such work. Throws BackupError.
 */
export function archiveThreads<Work = ArchiveWork>(threadFile: string): RunArchiveWork<Work> {
  return (work, { signal, onStep } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const worker = new Worker(threadFile, { workerData: work });
      const fail = (reason: unknown) => reject(signal?.aborted ? signal.reason : reason);
      const abandon = () => void endThread(worker);
      signal?.addEventListener('abort', abandon, { once: true });
      worker.on('message', (answer: ArchiveMessage) => {
        if (signal?.aborted) return;
        if ('step' in answer) onStep?.(answer.step);
        else if (answer.ok) resolve(answer.manifest);
        else if ('fault' in answer) {
          const { fault, text, room } = answer;
          reject(new BackupError(fault, text, room && { room }));
        } else reject(new Error(answer.message));
      });
      worker.once('error', fail);
      worker.once('exit', () => {
        signal?.removeEventListener('abort', abandon);
        fail(new Error('the work on the backup was abandoned'));
      });
    });
}
