import { Worker } from 'node:worker_threads';
import { BackupError } from '../backup-error.ts';
import type { ArchiveAnswer, ArchiveWork } from './archive-work.ts';
import type { Manifest } from './manifest.ts';

export type RunArchiveWork = (work: ArchiveWork, signal?: AbortSignal) => Promise<Manifest>;

/**
 * Makes and opens archives in threads of their own: to copy, compress and encrypt a gigabyte takes a minute of the
 * processor, and no sale may wait for it. `threadFile` is the program of `backup-thread`. Throws BackupError.
 */
export function archiveThreads(threadFile: string): RunArchiveWork {
  return (work, signal) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(threadFile, { workerData: work });
      const abandon = () => void worker.terminate();
      signal?.addEventListener('abort', abandon, { once: true });
      worker.once('message', (answer: ArchiveAnswer) => {
        if (answer.ok) resolve(answer.manifest);
        else if (answer.fault) reject(new BackupError(answer.fault, answer.message));
        else reject(new Error(answer.message));
      });
      worker.once('error', reject);
      worker.once('exit', () => {
        signal?.removeEventListener('abort', abandon);
        reject(new Error('the work on the backup was abandoned'));
      });
    });
}
