/** The delays between attempts (exponential or listed), with jitter. */
export interface Backoff {
  /** Milliseconds after the first failure, the second, and so on; the last delay repeats. */
  readonly delays: readonly number[];
  /**
   * Jitter: up to this fraction of a delay is taken off or added at random, so that jobs that failed together are not
   * retried together.
   */
  readonly jitter: { readonly less: number; readonly more: number };
}

/**
 * How long to wait before trying again, in milliseconds.
 *
 * @param failures so far, from 1
 * @param random from 0 to 1
 */
export function delayAfter({ delays, jitter }: Backoff, failures: number, random: number): number {
  const wait = delays[Math.min(failures, delays.length) - 1] ?? 0;
  return Math.round(wait * (1 - jitter.less + (jitter.less + jitter.more) * random));
}
