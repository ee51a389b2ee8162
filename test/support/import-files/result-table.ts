import type { ImportItemResource } from '../../../src-main/contract/import.ts';

/** What became of each item of an import, by its location as `makeMixedHistory` writes it. Twice at a location is a fault. */
export function tableOf(items: readonly ImportItemResource[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const { file, entry = '', line, code, result } of items) {
    const location = `${file} ${entry} ${line ?? ''}`;
    if (table.has(location)) throw new Error(`two items in ${location}`);
    table.set(location, code ?? result);
  }
  return table;
}
