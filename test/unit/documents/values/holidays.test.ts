import { describe, expect, it } from 'vitest';
import { isHoliday } from '../../../../src-main/documents/values/calendar/holidays.ts';
import {
  workingDayFrom,
  workingDaysAfter,
} from '../../../../src-main/documents/values/calendar/working-days.ts';

/** Days of rest that the calendars of the Ministry of Tourism had, and newspapers of the time. */
const known = {
  2018: ['2018-10-08'],
  2019: ['2019-05-24', '2019-10-11', '2019-11-01', '2019-11-04', '2019-12-25'],
  2021: ['2021-01-01', '2021-04-30', '2021-11-01', '2021-11-02', '2021-12-24', '2021-12-31'],
  2022: ['2022-11-03', '2022-11-04'],
  2023: ['2023-02-20', '2023-02-21', '2023-04-07', '2023-08-11', '2023-10-09', '2023-11-02', '2023-11-03'],
  2025: ['2025-03-03', '2025-03-04', '2025-04-18', '2025-05-02', '2025-08-11', '2025-10-10', '2025-11-03'],
} as const;

describe('the holidays of Ecuador', () => {
  it.each(Object.values(known).flat())('%s is one', (day) => {
    expect(isHoliday(day)).toBe(true);
  });

  it.each(['2019-10-09', '2019-10-10', '2021-05-03', '2022-11-02', '2023-08-10', '2025-05-01'])(
    '%s is worked, as its rest was moved or never there',
    (day) => {
      expect(isHoliday(day)).toBe(false);
    },
  );

  it('are eleven or twelve a year', () => {
    for (let year = 2017; year < 2060; year += 1) {
      const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)))
        .filter((date) => date.getUTCFullYear() === year)
        .map((date) => date.toISOString().slice(0, 10));
      // The 1st of January that is a Saturday is rested in the year before.
      expect([10, 11, 12], `${year}`).toContain(days.filter(isHoliday).length);
    }
  });

  it('move a term that ends on them to the next working day', () => {
    expect(workingDayFrom('2023-04-07')).toBe('2023-04-10');
    expect(workingDayFrom('2023-10-07')).toBe('2023-10-10');
    expect(workingDayFrom('2026-12-07')).toBe('2026-12-07');
  });

  it('are not counted as working days', () => {
    expect(workingDaysAfter('2025-10-30', 3)).toBe('2025-11-06');
  });
});
