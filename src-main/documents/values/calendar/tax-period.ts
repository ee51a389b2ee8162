import { z } from 'zod';
import { daysOfMonth, monthBefore } from './month.ts';

/** A month, YYYY-MM, or half a year, YYYY-S1 or YYYY-S2. */
export const taxPeriodText = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2]|S[12])$/, 'Debe ser un mes, como "2026-10", o un semestre, como "2026-S2".')
  .meta({ description: 'Un mes, AAAA-MM, o un semestre, AAAA-S1 o AAAA-S2' });

/** First and last day of a period, both YYYY-MM-DD. */
export interface PeriodDays {
  readonly from: string;
  readonly to: string;
}

export function isHalfYear(period: string): boolean {
  return period.includes('S');
}

export function daysOfTaxPeriod(period: string): PeriodDays {
  if (!isHalfYear(period)) return daysOfMonth(period);
  const year = period.slice(0, 4);
  return period.endsWith('S1')
    ? { from: `${year}-01-01`, to: `${year}-06-30` }
    : { from: `${year}-07-01`, to: `${year}-12-31` };
}

/** The six months of a half-year, YYYY-MM. */
export function monthsOfHalfYear(period: string): readonly string[] {
  const { from } = daysOfTaxPeriod(period);
  const first = Number(from.slice(5, 7));
  return [0, 1, 2, 3, 4, 5].map((count) => `${from.slice(0, 4)}-${String(first + count).padStart(2, '0')}`);
}

/** The half-year of a day, YYYY-MM-DD. */
export function halfYearOf(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(5, 7) <= '06' ? 'S1' : 'S2'}`;
}

/** The month before a month, the half-year before a half-year. */
export function taxPeriodBefore(period: string): string {
  if (!isHalfYear(period)) return monthBefore(period);
  const year = period.slice(0, 4);
  return period.endsWith('S2') ? `${year}-S1` : `${Number(year) - 1}-S2`;
}

/** The period that some days are, undefined where they are no whole one. */
export function taxPeriodOf({ from, to }: PeriodDays): string | undefined {
  return [from.slice(0, 7), halfYearOf(from)].find((period) => {
    const days = daysOfTaxPeriod(period);
    return days.from === from && days.to === to;
  });
}
