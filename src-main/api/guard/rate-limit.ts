/** How many requests a second a key may make, and how many at once after a pause (api.md §6). */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface RateLimit {
  /** Spends one request of a key. Gives the seconds to wait when it has none left. */
  spend(token: string): { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Buckets that have filled up again are forgotten when there are more than this. */
const MANY_BUCKETS = 1000;

/** A token bucket for each key. `now` in milliseconds, never going back. */
export function makeRateLimit({ perSecond, burst }: Rate, now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>();

  function fill(bucket: Bucket, at: number): void {
    bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.filledAt) / 1000) * perSecond);
    bucket.filledAt = at;
  }

  function forgetFull(at: number): void {
    for (const [token, bucket] of buckets) {
      fill(bucket, at);
      if (bucket.tokens >= burst) buckets.delete(token);
    }
  }

  return {
    spend(token) {
      const at = now();
      if (buckets.size > MANY_BUCKETS) forgetFull(at);
      const bucket = buckets.get(token) ?? { tokens: burst, filledAt: at };
      buckets.set(token, bucket);
      fill(bucket, at);
      if (bucket.tokens < 1) {
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond)) };
      }
      bucket.tokens -= 1;
      return { ok: true };
    },
  };
}
