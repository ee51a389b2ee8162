import { Worker } from 'node:worker_threads';
import type { IntegrityVerdict } from './check-integrity.ts';

export interface IntegrityCheck {
  readonly file: string;
  readonly thorough: boolean;
}

/** Checks a database in a thread of its own; `threadFile` is the program of `integrity-thread`. */
export function runIntegrityCheck(threadFile: string, check: IntegrityCheck): Promise<IntegrityVerdict> {
  const worker = new Worker(threadFile, { workerData: check });
  return new Promise<IntegrityVerdict>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (reason) => resolve({ kind: 'unknown', reason: String(reason) }));
    worker.once('exit', () =>
      resolve({ kind: 'unknown', reason: 'the thread of the check ended before it' }),
    );
  });
}
