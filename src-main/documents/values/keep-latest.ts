/** An entry to be kept, and how many of them at most. */
export interface LatestEntry<Key, Value> {
  readonly key: Key;
  readonly value: Value;
  readonly most: number;
}

/** Puts an entry last, whether or not it was there, and takes out those that were put longest ago beyond so many. */
export function keepLatest<Key, Value>(
  entries: Map<Key, Value>,
  { key, value, most }: LatestEntry<Key, Value>,
): void {
  // A key that is set again would keep its position.
  entries.delete(key);
  entries.set(key, value);
  for (const oldest of entries.keys()) {
    if (entries.size <= most) break;
    entries.delete(oldest);
  }
}
