import { dateText } from '../../../src-main/documents/values/calendar/calendar-date.ts';

/**
 * A day as people write it, `21/11/2026`, `21-11-26`, `21112026` or `2026-11-21`, as the program keeps it; undefined for
 * anything else, a 31st of February too.
 */
export function readDate(text: string): string | undefined {
  const typed = text.trim();
  const [, day, month, year] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    [];
  const date = year && month && day ? `${fullYear(year)}-${twoDigits(month)}-${twoDigits(day)}` : typed;
  return dateText.safeParse(date).success ? date : undefined;
}

/** Documents are of this century. */
function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

function twoDigits(number: string): string {
  return number.padStart(2, '0');
}
