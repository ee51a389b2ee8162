/**
 * Numbers as an Ecuadorian till shows them: point for decimals, comma for thousands, as on the printed documents.
 * Works on the decimal text itself, so no amount ever passes through a float.
 */
export function formatMoney(amount: string): string {
  return `$ ${groupThousands(amount)}`;
}

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

/** `5 h 12 min`, `12 min`. */
export function formatTimeLeft(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
