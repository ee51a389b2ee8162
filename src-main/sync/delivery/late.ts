import { DAY_MS, ecuadorDate, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';

/** What was queued this short a time ago is on its way, not forgotten: a sale of 23:59:59 needs nobody. */
const STILL_ON_ITS_WAY_MS = DAY_MS / 24;

/**
 * Since 2026 a document is due at the authority on its day (SRI technical sheet 2.34, transmission at generation). One
 * that was queued before this instant, and that the authority has surely not seen, is late: whether it still goes with
 * the date it has or another takes its place is a person's decision. That is everything of earlier days in Ecuador,
 * but for what was queued within the last hour. A document is queued when it is issued, when it is corrected, and when
 * a person has it sent after all.
 */
export function lateBefore(at: Date): Date {
  const today = startOfEcuadorDay(ecuadorDate(at)).getTime();
  return new Date(Math.min(today, at.getTime() - STILL_ON_ITS_WAY_MS));
}

export function isLate(queuedAt: Date, at: Date): boolean {
  // Nearly all entries were queued a moment ago: for these the date need not be computed.
  return at.getTime() - queuedAt.getTime() > STILL_ON_ITS_WAY_MS && queuedAt < lateBefore(at);
}
