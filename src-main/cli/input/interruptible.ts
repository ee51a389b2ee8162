import { NotDoneError } from '../client.ts';

/**
 * Runs a job that Ctrl+C ends in good order: its signal is aborted, and the caller gets `message`. A second Ctrl+C
 * ends the program at once.
 */
export async function interruptible<Result>(
  message: string,
  job: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const giveUp = new AbortController();
  const end = () => giveUp.abort(new NotDoneError(message));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, end);
  try {
    return await job(giveUp.signal);
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}
