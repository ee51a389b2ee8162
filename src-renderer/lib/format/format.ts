import { daysOfTaxPeriod } from '../../../src-main/documents/values/calendar/tax-period.ts';

/** Money, the one way it is written: `$ 1,204.50`; with a true minus before the sign where it is taken away, `−$ 7.00`. */
export function formatMoney(amount: string): string {
  return amount.startsWith('-') ? `−$ ${groupThousands(amount.slice(1))}` : `$ ${groupThousands(amount)}`;
}

/**
 * Numbers as an Ecuadorian till shows them: point for decimals, comma for thousands, as on the printed documents.
 * Works on the decimal text itself, so no amount ever passes through a float.
 */
export function groupThousands(text: string): string {
  const [integers = '', decimals] = text.split('.');
  const grouped = integers.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** `2026-11-21` → `21/11/2026`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** `2026-10` in words, `octubre de 2026`; `2026-S2`, `julio–diciembre de 2026`. */
export function formatTaxPeriod(period: string, language: string): string {
  const { from, to } = daysOfTaxPeriod(period);
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, format).formatRange(new Date(from), new Date(to));
}

/** An instant in Ecuador's time, `21/11/2026 10:31:09`. */
export function formatInstant(instant: string): string {
  return ecuadorClock.format(new Date(instant)).replace(',', '');
}

const ecuadorClock = new Intl.DateTimeFormat('es-EC', {
  timeZone: 'America/Guayaquil',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** An instant's time of day in Ecuador, `10:31`. */
export function formatTime(instant: string): string {
  return ecuadorTime.format(new Date(instant));
}

const ecuadorTime = new Intl.DateTimeFormat('es-EC', {
  timeZone: 'America/Guayaquil',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** How long something took, `85 ms`, `1.2 s`. */
export function formatElapsed(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** A length of time to the second while it is short: `< 1 s`, `40 s`, `12 min`, `5 h 12 min`. */
export function formatSpan(seconds: number): string {
  if (seconds > 0 && seconds < 1) return '< 1 s';
  return seconds < 60 ? `${Math.max(0, Math.round(seconds))} s` : formatTimeLeft(seconds);
}

/** `5 h 12 min`, `12 min`. */
export function formatTimeLeft(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** A size as disks are sold: `640 kB`, `12.4 MB`, `1.2 GB`. */
export function formatBytes(bytes: number): string {
  const unit = [...byteUnits].reverse().find(({ size }) => bytes >= size);
  if (!unit) return `${bytes} B`;
  const amount = bytes / unit.size;
  return `${amount < 100 ? amount.toFixed(1) : Math.round(amount)} ${unit.name}`;
}

const byteUnits = [
  { name: 'kB', size: 1e3 },
  { name: 'MB', size: 1e6 },
  { name: 'GB', size: 1e9 },
  { name: 'TB', size: 1e12 },
] as const;
