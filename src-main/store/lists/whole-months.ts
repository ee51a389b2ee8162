/** Whether a period of YYYY-MM-DD, both inclusive and open where one is left out, has each of its months whole. */
export function areWholeMonths(from: string | undefined, to: string | undefined): boolean {
  return (from === undefined || from.endsWith('-01')) && (to === undefined || isLastOfMonth(to));
}

function isLastOfMonth(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
}
