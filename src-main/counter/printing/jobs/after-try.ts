import type { SendResult } from '../printers/printer-port.ts';
import type { StoredJob, TryResult } from './print-job-store.ts';

const SECOND = 1000;

/** Before the next try, by how many failed: short at first, for who stands there and closes the cover. */
export const tryDelays: readonly number[] = [
  2 * SECOND,
  5 * SECOND,
  10 * SECOND,
  20 * SECOND,
  30 * SECOND,
  60 * SECOND,
];

/** A ticket that nobody could print for a day is nobody's who waits at the till. */
export const JOB_LIFE_MS = 24 * 3600 * SECOND;

/** What becomes of a job after a try. A printer in trouble is tried again and again; none is given up while it is fresh. */
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
