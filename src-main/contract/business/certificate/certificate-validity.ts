import { DAY_MS, ecuadorDate } from '../../../documents/values/ecuador-time.ts';

/** How many days before a certificate ends the shop gets a notice, first notice first. A new one takes days to get. */
export const expiryNoticeDays = [30, 15, 7, 1] as const;

/** Days until a certificate ends as people count them, by Ecuador's calendar: 0 on its last day, negative after it. */
export function daysLeftOf(validUntil: string, at: Date): number {
  const last = Date.parse(ecuadorDate(new Date(validUntil)));
  return (last - Date.parse(ecuadorDate(at))) / DAY_MS;
}

/** Whether a certificate is past its last instant, which still counts (RFC 5280 §4.1.2.5). */
export function isExpired(validUntil: string, at: Date): boolean {
  return Date.parse(validUntil) < at.getTime();
}

/** Whether a certificate still signs and ends so soon that the shop must renew it. */
export function isExpiring(validUntil: string, at: Date): boolean {
  return !isExpired(validUntil, at) && daysLeftOf(validUntil, at) <= expiryNoticeDays[0];
}

/** `hoy`, `en 1 día`, `en 12 días`. */
export function inDays(days: number): string {
  if (days <= 0) return 'hoy';
  return days === 1 ? 'en 1 día' : `en ${days} días`;
}
