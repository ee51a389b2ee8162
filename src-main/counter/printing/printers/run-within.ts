import { setTimeout as sleep } from 'node:timers/promises';
import type { Semaphore } from '../../../queue/semaphore.ts';

export interface Limit<Result> {
  /** The key of the semaphore. */
  readonly key: string;
  readonly ms: number;
  /** The answer when the time is up. */
  readonly late: Result;
}

/** Runs a task with a time limit: answers `late` when the time is up, and aborts the task or never starts it. */
export async function runWithin<Result>(
  semaphore: Semaphore,
  { key, ms, late }: Limit<Result>,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const doing = semaphore.run(key, async () => (ending.signal.aborted ? late : task(ending.signal)));
  try {
    return await Promise.race([doing, sleep(ms, late, { ref: false })]);
  } finally {
    ending.abort();
  }
}
