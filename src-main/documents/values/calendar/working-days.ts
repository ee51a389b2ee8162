import { daysBefore } from '../ecuador-time.ts';
import { isHoliday } from './holidays.ts';

/** The day so many working days after another, both YYYY-MM-DD. */
export function workingDaysAfter(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = workingDayFrom(dayAfter(day));
  return day;
}

/** The day so many working days before another, both YYYY-MM-DD. */
export function workingDaysBefore(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = workingDayUntil(daysBefore(day, 1));
  return day;
}

/** The day itself, or the first after it that is neither of a weekend nor a holiday of the country; both YYYY-MM-DD. */
export function workingDayFrom(date: string): string {
  return isWorkingDay(date) ? date : workingDayFrom(dayAfter(date));
}

function workingDayUntil(date: string): string {
  return isWorkingDay(date) ? date : workingDayUntil(daysBefore(date, 1));
}

function dayAfter(date: string): string {
  return daysBefore(date, -1);
}

function isWorkingDay(date: string): boolean {
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
  return !isWeekend && !isHoliday(date);
}
