import { DAY_MS, ecuadorDate, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import type { Backoff } from '../../queue/backoff.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The next time it is that hour in Ecuador, after an instant. */
export function nextBackup(after: Date, hour: number): Date {
  const today = startOfEcuadorDay(ecuadorDate(after)).getTime() + hour * HOUR_MS;
  return new Date(today > after.getTime() ? today : today + DAY_MS);
}

/** When a destination did not take it: soon, for a stick that was just forgotten, and then a few times a day. */
export const backupBackoff: Backoff = {
  delays: [5 * 60_000, 15 * 60_000, HOUR_MS, 3 * HOUR_MS],
  jitter: { less: 0.1, more: 0.1 },
};

const LATE_MS = 2 * DAY_MS;

/** Whether the newest backup, or the day on which they were asked for, is too long ago. */
export function isLate(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > LATE_MS;
}
