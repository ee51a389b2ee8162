import { ecuadorDate } from '../../documents/values/ecuador-time.ts';

/** How many are kept of each span: the newest of each day, week and month that has any. */
const rules: readonly { readonly keep: number; readonly spanOf: (at: Date) => string }[] = [
  { keep: 7, spanOf: ecuadorDate },
  { keep: 4, spanOf: weekOf },
  { keep: 12, spanOf: (at) => ecuadorDate(at).slice(0, 7) },
];

/**
 * The backups to keep, out of all there are: the newest of the last 7 days, 4 weeks and 12 months, counting only those
 * that have one, as restic and borg do. A computer that was off for a month loses nothing by it.
 */
export function keptBackups(all: readonly Date[]): ReadonlySet<Date> {
  const newestFirst = all.toSorted((one, other) => other.getTime() - one.getTime());
  const retained = new Set<Date>();
  for (const { keep, spanOf } of rules) {
    const seen = new Set<string>();
    for (const at of newestFirst) {
      const span = spanOf(at);
      if (seen.has(span)) continue;
      if (seen.size === keep) break;
      seen.add(span);
      retained.add(at);
    }
  }
  return retained;
}

/** The date of its Monday. */
function weekOf(at: Date): string {
  const day = new Date(`${ecuadorDate(at)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
