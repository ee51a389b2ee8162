import {
  daysOfTaxPeriod,
  halfYearOf,
  taxPeriodBefore,
} from '../../src-main/documents/values/calendar/tax-period.ts';
import { keysOf } from '../../src-main/documents/values/keys-of.ts';

/** Days of a period, both inclusive, YYYY-MM-DD; empty means open. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The periods people ask for, from a day on. Months are whole, so that their sums are read at once. */
const periods = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  this_week: (today) => {
    // A week begins on Monday.
    const from = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
    return { from, to: addDays(from, 6) };
  },
  this_month: (today) => monthOf(today),
  last_month: (today) => monthOf(addDays(monthOf(today).from, -1)),
  this_half_year: (today) => daysOfTaxPeriod(halfYearOf(today)),
  last_half_year: (today) => daysOfTaxPeriod(taxPeriodBefore(halfYearOf(today))),
  this_year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
} as const satisfies Readonly<Record<string, (today: string) => Period>>;
export type DatePreset = keyof typeof periods;
export const datePresets = keysOf(periods);

export function periodOf(preset: DatePreset, today: string): Period {
  return periods[preset](today);
}

/** The preset that a period is today, if any: on the first of a month, `today` before `this_month` would have it. */
export function presetOf({ from, to }: Period, today: string): DatePreset | undefined {
  return datePresets.find((preset) => {
    const period = periodOf(preset, today);
    return period.from === from && period.to === to;
  });
}

function monthOf(day: string): Period {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}

/** The day so many days after another, both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
