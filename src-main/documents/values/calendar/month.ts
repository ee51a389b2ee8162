import { z } from 'zod';

/** A month, YYYY-MM. */
export const monthText = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Debe ser un mes, como "2026-10".')
  .meta({ description: 'AAAA-MM' });

/** The first and the last day of a month, both YYYY-MM-DD. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** The month before another, both YYYY-MM. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}
