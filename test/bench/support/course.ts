/** How long something took, of the many times it was done, in milliseconds. */
export interface Course {
  readonly p50: number;
  readonly p99: number;
}

export function courseOf(durations: readonly number[]): Course {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
