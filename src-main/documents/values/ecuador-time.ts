/**
 * Ecuador's mainland time: UTC−5, without daylight saving. The authority's servers use it for the whole
 * country, Galápagos included (SRI reference §2).
 */
const OFFSET_MS = -5 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The date in Ecuador at an instant, YYYY-MM-DD: the only issue date a document can have. */
export function ecuadorDate(instant: Date): string {
  return shifted(instant).toISOString().slice(0, 10);
}

/** The instant written with Ecuador's offset, `2026-11-21T10:31:09.000-05:00`. */
export function ecuadorTimestamp(instant: Date): string {
  return shifted(instant).toISOString().replace('Z', '-05:00');
}

/** The first instant of an Ecuadorian date. */
export function startOfEcuadorDay(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) - OFFSET_MS);
}

/** The last instant of an Ecuadorian date. */
export function endOfEcuadorDay(date: string): Date {
  return new Date(startOfEcuadorDay(date).getTime() + DAY_MS - 1);
}

/** The date that many days before another, both YYYY-MM-DD. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days later a date is than another, both YYYY-MM-DD; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `2026-11-21` as the authority writes it, `21/11/2026`. */
export function toSriDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** `21/11/2026` as the program keeps it, `2026-11-21`. */
export function fromSriDate(date: string): string {
  const [day, month, year] = date.split('/');
  return `${year}-${month}-${day}`;
}

function shifted(instant: Date): Date {
  return new Date(instant.getTime() + OFFSET_MS);
}
