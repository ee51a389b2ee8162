/** A value, several for a repeated parameter, or nothing. */
type QueryValue = string | number | readonly string[] | undefined;

/** The query of an address, `?` included; empty when nothing is asked. */
export function searchOf(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of typeof value === 'object' ? value : [value]) search.append(name, String(one));
  }
  return search.size === 0 ? '' : `?${search}`;
}
