import type { Item } from './specification.ts';

export interface InventoryParts {
  readonly items: readonly Item[];
  /** Names that checks answer for. */
  readonly covered: ReadonlySet<string>;
  /** Names that need no check, with the reason. */
  readonly definitions: Readonly<Record<string, string>>;
}

/** Where the text and the checks do not fit together; empty lists when they do. */
export interface Gaps {
  /** What the text says and nobody checks, with its words. */
  readonly unchecked: readonly string[];
  /** What is checked, or excused, and the text does not say. */
  readonly unstated: readonly string[];
  /** What is excused although a check sees it. */
  readonly excusedInVain: readonly string[];
  /** Names that two things of the text share. */
  readonly repeated: readonly string[];
}

/** Compares what a text says with what is checked of it. */
export function gapsOf({ items, covered, definitions }: InventoryParts): Gaps {
  const ids = items.map(({ id }) => id);
  const stated = new Set(ids);
  const excused = Object.keys(definitions);
  return {
    unchecked: items
      .filter(({ id }) => !covered.has(id) && !Object.hasOwn(definitions, id))
      .map(({ id, text }) => `${id}: ${text}`),
    unstated: [...covered, ...excused].filter((id) => !stated.has(id)),
    excusedInVain: excused.filter((id) => covered.has(id)),
    repeated: repeatedIn(ids),
  };
}

export function repeatedIn(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
