import { daysOfMonth, monthBefore } from '../../../documents/values/calendar/month.ts';
import type { Days } from '../../figures/figure-store.ts';

/** The period that is declared before another: a month, or half a year; undefined where the days are neither. */
export function previousPeriod({ from, to }: Days): Days | undefined {
  const month = from.slice(0, 7);
  const whole = daysOfMonth(month);
  if (from === whole.from && to === whole.to) return daysOfMonth(monthBefore(month));
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-06-30`) {
    const before = Number(year) - 1;
    return { from: `${before}-07-01`, to: `${before}-12-31` };
  }
  if (from === `${year}-07-01` && to === `${year}-12-31`) {
    return { from: `${year}-01-01`, to: `${year}-06-30` };
  }
  return undefined;
}
