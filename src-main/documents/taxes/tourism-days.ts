import { type DateSpan, includesDate } from '../tables/date-span.ts';
import type { TableSource } from '../tables/table-sources.ts';

/** Days, both included, of a decree. */
interface TourismDays extends Required<DateSpan> {
  readonly source: TableSource;
}

/**
 * Days of holidays on which a decree has services of tourism pay 8 % of IVA, at most twelve a year (SRI reference §8). A new decree
 * may set days that are not here yet.
 */
export const tourismDays = [
  { from: '2026-01-01', to: '2026-01-04', source: 'decree_271' },
  { from: '2026-02-14', to: '2026-02-17', source: 'decree_304' },
] as const satisfies readonly TourismDays[];

export function isTourismDay(date: string): boolean {
  return tourismDays.some((days) => includesDate(days, date));
}
