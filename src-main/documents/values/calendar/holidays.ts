import { DAY_MS } from '../ecuador-time.ts';

/*
 * The days of rest of the whole country, as the law of 2016 has them (Ley Orgánica Reformatoria a la LOSEP y al Código
 * del Trabajo, R.O. S. 906): most move to the nearest weekend. Those of a canton, and days that a decree adds, are not
 * known here.
 */

/** Month and day of those that stand in the calendar but for the two of November; whether they move in mid-week. */
const fixedDays = [
  { month: 1, day: 1, movesInMidWeek: false },
  { month: 5, day: 1, movesInMidWeek: true },
  { month: 5, day: 24, movesInMidWeek: true },
  { month: 8, day: 10, movesInMidWeek: true },
  { month: 10, day: 9, movesInMidWeek: true },
  { month: 12, day: 25, movesInMidWeek: false },
] as const;

/** Days from Easter Sunday: Monday and Tuesday of carnival, and Good Friday. */
const daysFromEaster = [-48, -47, -2] as const;

const [sunday, monday, tuesday, wednesday, thursday, , saturday] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Whether nobody works on a day, YYYY-MM-DD, by the law of the whole country; weekends are not asked here. */
export function isHoliday(date: string): boolean {
  const time = Date.parse(date);
  const year = Number(date.slice(0, 4));
  // The 1st of January that falls on a Saturday is rested on the last day of the year before.
  return [year, year + 1].some((of) => restDays(of).includes(time));
}

function restDays(year: number): readonly number[] {
  const easter = easterOf(year);
  return [
    ...fixedDays.map(({ month, day, movesInMidWeek }) =>
      movedToWeekend(Date.UTC(year, month - 1, day), movesInMidWeek),
    ),
    ...daysFromEaster.map((days) => easter + days * DAY_MS),
    ...restInNovember(year),
  ];
}

function movedToWeekend(time: number, movesInMidWeek: boolean): number {
  const weekday = weekdayOf(time);
  if (weekday === saturday) return time - DAY_MS;
  if (weekday === sunday) return time + DAY_MS;
  if (!movesInMidWeek) return time;
  if (weekday === tuesday) return time - DAY_MS;
  if (weekday === wednesday) return time + 2 * DAY_MS;
  return weekday === thursday ? time + DAY_MS : time;
}

/** The 2nd and 3rd of November follow each other: they move together, so that both lie beside a weekend. */
function restInNovember(year: number): readonly number[] {
  const second = Date.UTC(year, 10, 2);
  const restOn = (...days: readonly number[]) => days.map((day) => Date.UTC(year, 10, day));
  switch (weekdayOf(second)) {
    case sunday:
      return restOn(3, 4);
    case tuesday:
      return restOn(1, 2);
    case wednesday:
      return restOn(3, 4);
    case saturday:
      return restOn(1, 4);
    case monday:
    case thursday:
      return restOn(2, 3);
    default:
      // Friday and Saturday.
      return restOn(1, 2);
  }
}

/** Easter Sunday of the Gregorian calendar, by the computus of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

function weekdayOf(time: number): number {
  return new Date(time).getUTCDay();
}
