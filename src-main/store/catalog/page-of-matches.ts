/** A page by limit and offset, and the exact matches that come before all others. */
interface Page<Row> {
  readonly named: readonly Row[];
  readonly limit: number;
  readonly offset: number;
}

/** A page of search results: exact matches of a code first, then the others. */
export async function pageOfMatches<Row>(
  { named, limit, offset }: Page<Row>,
  others: (part: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const first = named.slice(offset, offset + limit);
  if (first.length === limit) return first;
  const rest = await others({ limit: limit - first.length, offset: Math.max(0, offset - named.length) });
  return [...first, ...rest];
}

/** The spellings in which a person may type a code; a scanner gives it as it is. */
export function spellingsOf(code: string): readonly string[] {
  const typed = code.trim();
  return [...new Set([typed, typed.toUpperCase(), typed.toLowerCase()])];
}

export function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
