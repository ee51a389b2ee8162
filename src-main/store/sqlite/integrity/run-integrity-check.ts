import { Worker } from 'node:worker_threads';
import type { IntegrityVerdict } from './check-integrity.ts';

export interface IntegrityCheck {
  readonly file: string;
  readonly thorough: boolean;
}

export interface RunningCheck {
  readonly verdict: Promise<IntegrityVerdict>;
  /** Lets it be; the verdict becomes unknown. */
  abandon(): void;
}

/** Checks a database in a thread of its own; `threadFile` is the program of `integrity-thread`. */
export function runIntegrityCheck(threadFile: string, check: IntegrityCheck): RunningCheck {
  const worker = new Worker(threadFile, { workerData: check });
  const verdict = new Promise<IntegrityVerdict>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (reason) => resolve({ kind: 'unknown', reason: String(reason) }));
    worker.once('exit', () => resolve({ kind: 'unknown', reason: 'the check was abandoned' }));
  });
  return { verdict, abandon: () => void worker.terminate() };
}
