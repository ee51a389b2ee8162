import { daysOfMonth, monthBefore } from '../values/calendar/month.ts';

/**
 * From which day on a settlement without its withholding is asked about, both YYYY-MM-DD: what is older than last month was
 * declared as it was.
 */
export function settlementsSince(today: string): string {
  return daysOfMonth(monthBefore(today.slice(0, 7))).from;
}
