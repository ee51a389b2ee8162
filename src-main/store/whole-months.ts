/** YYYY-MM, both inclusive; open where a side is left out. */
export interface Months {
  readonly from?: string;
  readonly to?: string;
}

/** The months of a period of YYYY-MM-DD, both inclusive; undefined where it begins or ends within one. */
export function wholeMonthsOf(from: string | undefined, to: string | undefined): Months | undefined {
  const isWhole = (from === undefined || from.endsWith('-01')) && (to === undefined || isLastOfMonth(to));
  if (!isWhole) return undefined;
  return {
    ...(from !== undefined && { from: monthOf(from) }),
    ...(to !== undefined && { to: monthOf(to) }),
  };
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}

function isLastOfMonth(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
}
