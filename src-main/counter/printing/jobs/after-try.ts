import type { SendResult } from '../printers/printer-port.ts';
import { tryDelays } from './print-backoff.ts';
import type { StoredJob, TryResult } from './print-job-store.ts';

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
