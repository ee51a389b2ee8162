/** An `estado` in one spelling, for comparison: the services and their ages differ in case, spaces and underscores. */
export function normalizeStatus(text: string): string {
  return text
    .replace(/[\s_]+/gu, ' ')
    .trim()
    .toUpperCase();
}
