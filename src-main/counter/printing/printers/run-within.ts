import { setTimeout as sleep } from 'node:timers/promises';
import type { Semaphore } from '../../../queue/semaphore.ts';

export interface Limit<Result> {
  /** Of the semaphore. */
  readonly key: string;
  readonly ms: number;
  /** The answer when the time is up. */
  readonly late: Result;
}

/** For whoever stands there and waits: `late` after so long, and then the task is aborted, or never begins. */
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
