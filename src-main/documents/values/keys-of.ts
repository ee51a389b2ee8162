/** The keys of a table, with their names as type: the one cast that `Object.keys` asks for. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}
