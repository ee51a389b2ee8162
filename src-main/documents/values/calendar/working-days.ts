import { DAY_MS } from '../ecuador-time.ts';
import { isHoliday } from './holidays.ts';

/** The day so many working days after another, both YYYY-MM-DD. */
export function workingDaysAfter(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = workingDayFrom(dayAfter(day));
  return day;
}

/** The day itself, or the first after it that is neither of a weekend nor a holiday of the country; both YYYY-MM-DD. */
export function workingDayFrom(date: string): string {
  return isWeekend(date) || isHoliday(date) ? workingDayFrom(dayAfter(date)) : date;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}
