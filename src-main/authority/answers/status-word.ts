/** An `estado` made comparable: the services and their ages differ in case, spaces and underscores. */
export function statusWord(text: string): string {
  return text
    .replace(/[\s_]+/gu, ' ')
    .trim()
    .toUpperCase();
}
