/** A date of the documents, dd/mm/yyyy, as text that sorts: yyyy-mm-dd. */
export function sortable(date: string): string {
  return date.split('/').reverse().join('-');
}

/** Whether dd/mm/yyyy is a day of the calendar: the schemas let 31/02 pass. */
export function isCalendarDay(date: string): boolean {
  const [day, month, year] = date.split('/').map(Number);
  if (day === undefined || month === undefined || year === undefined) return false;
  const instant = new Date(Date.UTC(year, month - 1, day));
  return (
    instant.getUTCFullYear() === year && instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day
  );
}
