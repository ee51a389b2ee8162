import { includesDate } from '../tables/date-span.ts';
import { keysOf } from '../values/keys-of.ts';
import { type IvaRate, type IvaRow, ivaRows } from './iva.ts';
import { isTourismDay } from './tourism-days.ts';

const rows: Readonly<Record<IvaRate, IvaRow>> = ivaRows;

/**
 * The rates of IVA for an ordinary sale of a day, YYYY-MM-DD: not 13 %, which is in the authority's table and never held so far, and
 * 8 % on days of its decrees alone.
 */
export function usualIvaRates(date: string): readonly IvaRate[] {
  return keysOf(rows).filter((rate) => includesDate(rows[rate], date) && !isUnusualIvaRate(rate, date));
}

export function isUnusualIvaRate(rate: string, date: string): boolean {
  return rate === 'iva_13' || (rate === 'iva_8' && !isTourismDay(date));
}
