import { DAY_MS } from '../values/ecuador-time.ts';

/** The day so many working days after another, both YYYY-MM-DD. Holidays, which change every year, count as work. */
export function workingDaysAfter(date: string, days: number): string {
  let day = Date.parse(date);
  for (let left = days; left > 0; ) {
    day += DAY_MS;
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

function isWeekend(day: number): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}
