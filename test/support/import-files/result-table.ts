import type { ImportItemResource } from '../../../src-main/contract/import.ts';

/** What became of each item of an import, by its place as `makeMixedHistory` writes it. Twice in a place is a fault. */
export function tableOf(items: readonly ImportItemResource[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const { file, entry = '', line, code, result } of items) {
    const place = `${file} ${entry} ${line ?? ''}`;
    if (table.has(place)) throw new Error(`two items in ${place}`);
    table.set(place, code ?? result);
  }
  return table;
}
