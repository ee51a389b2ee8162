import { keepLatest } from '../documents/values/keep-latest.ts';

/** How many requests a visitor may make at once, and how many seconds until each comes back. */
export interface PaceOptions {
  readonly burst: number;
  readonly secondsEach: number;
  /** Visitors remembered; of more, the one remembered longest is forgotten. */
  readonly visitors: number;
  /** Milliseconds, never going back. */
  readonly now: () => number;
}

/** Keeps each visitor to a pace: a page and its files, not a collection of them. */
export type Pace = ReturnType<typeof makePace>;

export function makePace({ burst, secondsEach, visitors, now }: PaceOptions) {
  const spent = new Map<string, { amount: number; at: number }>();
  return {
    /** Spends one request. Gives the seconds to wait when none is left. */
    spend(
      address: string,
    ): { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number } {
      const at = now();
      const before = spent.get(address) ?? { amount: 0, at };
      const amount = Math.max(0, before.amount - (at - before.at) / 1000 / secondsEach);
      const isAllowed = amount + 1 <= burst;
      // A visitor who comes again is remembered longest from now.
      const value = { amount: isAllowed ? amount + 1 : amount, at };
      keepLatest(spent, { key: address, value, most: visitors });
      if (isAllowed) return { ok: true };
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((amount + 1 - burst) * secondsEach)) };
    },
  };
}
