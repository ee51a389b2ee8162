/** What a page's address says of whom and when; what it does not know is ignored. */

export function idOrAnyone(text: string): string {
  return /^[0-9a-f-]{36}$/.test(text) ? text : '';
}

/** YYYY-MM-DD. */
export function dayOrAny(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** The first and the last instant of a day, as days begin in Ecuador, which has no summer time. */
export function spanOfDay(day: string): { readonly first: string; readonly last: string } {
  return { first: `${day}T00:00:00.000-05:00`, last: `${day}T23:59:59.999-05:00` };
}
