import type { SendResult } from '../printers/printer-port.ts';
import type { StoredJob, TryResult } from './print-job-store.ts';

const SECOND = 1000;

/** Delays before the next attempt, by failed attempts: short at first, for a person who closes the cover. */
export const tryDelays: readonly number[] = [
  2 * SECOND,
  5 * SECOND,
  10 * SECOND,
  20 * SECOND,
  30 * SECOND,
  60 * SECOND,
];

/** A job that could not be printed for a day is given up: nobody waits for it any more. */
export const JOB_LIFE_MS = 24 * 3600 * SECOND;

/** The status of a job after an attempt. A printer that fails is tried again until the job is too old. */
export function afterTry(
  job: Pick<StoredJob, 'tries' | 'expiresAt'>,
  {
    sent,
    now,
    delays = tryDelays,
  }: { readonly sent: SendResult; readonly now: Date; readonly delays?: readonly number[] },
): TryResult {
  const at = now.toISOString();
  if (sent.ok) return { at, status: 'printed', confirmed: sent.confirmed };
  const failed = { at, problem: sent.problem, doubtful: sent.begun };
  if (at >= job.expiresAt) return { ...failed, status: 'failed' };
  const wait = delays[Math.min(job.tries, delays.length - 1)] ?? 0;
  return { ...failed, status: 'waiting', nextAttemptAt: new Date(now.getTime() + wait).toISOString() };
}
