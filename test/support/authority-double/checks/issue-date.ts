import { isCalendarDay, sortable } from './calendar.ts';

/** How far back a document may be dated: the figure message 65 prints. */
const toleranceMinutes = 129_600;

const ecuadorOffsetMs = -5 * 3_600_000;

/** Whether a date (dd/mm/yyyy, Ecuador) is neither in the server's future nor beyond its tolerance. */
export function isDateInTime(issueDate: string, now: Date): boolean {
  if (!isCalendarDay(issueDate)) return false;
  const day = sortable(issueDate);
  const start = Date.parse(`${day}T00:00:00-05:00`);
  const today = new Date(now.getTime() + ecuadorOffsetMs).toISOString().slice(0, 10);
  const minutesAgo = (now.getTime() - start) / 60_000;
  return day <= today && minutesAgo <= toleranceMinutes;
}
