/** How long to wait between tries. */
export interface Backoff {
  /** Milliseconds after the first failure, the second, and so on; the last one repeats. */
  readonly waits: readonly number[];
  /**
   * Up to these parts of a wait are taken off or added at random, so that what failed together does not come back
   * together.
   */
  readonly jitter: { readonly less: number; readonly more: number };
}

/**
 * How long to wait before trying again, in milliseconds.
 *
 * @param failures so far, from 1
 * @param random from 0 to 1
 */
export function waitAfter({ waits, jitter }: Backoff, failures: number, random: number): number {
  const wait = waits[Math.min(failures, waits.length) - 1] ?? 0;
  return Math.round(wait * (1 - jitter.less + (jitter.less + jitter.more) * random));
}
