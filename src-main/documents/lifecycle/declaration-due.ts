import { daysOfMonth } from '../values/calendar/month.ts';
import type { PeriodDays } from '../values/calendar/tax-period.ts';
import { workingDayFrom } from '../values/calendar/working-days.ts';
import { daysBefore } from '../values/ecuador-time.ts';

/** Day of the month by the ninth digit of the RUC, as the regulation of the tax law sets it. */
const dueDays = [28, 10, 12, 14, 16, 18, 20, 22, 24, 26] as const;

/** The last day, YYYY-MM-DD, to declare a period: in the month after it, on the next working day. */
export function declarationDueOn(ruc: string, { to }: Pick<PeriodDays, 'to'>): string {
  const month = daysBefore(daysOfMonth(to.slice(0, 7)).to, -1).slice(0, 7);
  const day = dueDays[Number(ruc[8])] ?? 28;
  return workingDayFrom(`${month}-${day}`);
}
