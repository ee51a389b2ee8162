/** Where a page begins, and what comes before everything else. */
interface Page<Row> {
  readonly named: readonly Row[];
  readonly limit: number;
  readonly offset: number;
}

/** A page of a list that begins with what was named by its code, and goes on with the others. */
export async function pageOfMatches<Row>(
  { named, limit, offset }: Page<Row>,
  others: (part: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const first = named.slice(offset, offset + limit);
  if (first.length === limit) return first;
  const rest = await others({ limit: limit - first.length, offset: Math.max(0, offset - named.length) });
  return [...first, ...rest];
}

/** How a code may be written by whoever types it; a scanner writes it as it is. */
export function spellingsOf(code: string): readonly string[] {
  const typed = code.trim();
  return [...new Set([typed, typed.toUpperCase(), typed.toLowerCase()])];
}

export function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
