/** Milliseconds since 1970 that a UUID v7 begins with (RFC 9562). */
export function timeOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
