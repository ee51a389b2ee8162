import { useRef, useState } from 'react';

/** What a list shows in a row. */
interface Row {
  readonly id: string;
}

export interface Selection<Picked extends Row> {
  readonly rows: readonly Picked[];
  has(id: string): boolean;
  /** Picks the row at an index or lets go of it; the next range begins there. */
  toggle(index: number, row: Picked): void;
  /** Picks all from where the last one was picked to an index. */
  extendTo(index: number): void;
  /** Picks the first so many of the list. */
  all(total: number): void;
  /** Leaves of what was picked these alone. */
  keep(ids: ReadonlySet<string>): void;
  clear(): void;
  /** More were asked for than can be picked. */
  readonly isTooMany: boolean;
}

/**
 * What somebody picks of a list; it belongs to the list as it is filtered.
 *
 * @param list its name: of another list, nothing is picked yet
 * @param options `between`: the rows of a range of indexes; `most`: as many can be picked
 */
export function useSelection<Picked extends Row>(
  list: string,
  {
    between,
    most,
  }: {
    readonly between: (first: number, last: number) => Promise<readonly Picked[]>;
    readonly most: number;
  },
): Selection<Picked> {
  const [state, setState] = useState<{ list: string; rows: ReadonlyMap<string, Picked> }>({
    list,
    rows: new Map(),
  });
  const picked: ReadonlyMap<string, Picked> = state.list === list ? state.rows : new Map();
  const [isTooMany, setTooMany] = useState(false);
  const anchor = useRef(0);

  function put(rows: ReadonlyMap<string, Picked>): void {
    const isTooLarge = rows.size > most;
    setTooMany(isTooLarge);
    if (!isTooLarge) setState({ list, rows });
  }

  async function add(first: number, last: number): Promise<void> {
    if (last - first >= most) return setTooMany(true);
    const rows = await between(first, last);
    put(new Map([...picked, ...rows.map((row) => [row.id, row] as const)]));
  }

  return {
    rows: [...picked.values()],
    has: (id) => picked.has(id),
    isTooMany,
    toggle(index, row) {
      anchor.current = index;
      const next = new Map(picked);
      if (!next.delete(row.id)) next.set(row.id, row);
      put(next);
    },
    extendTo: (index) => void add(Math.min(anchor.current, index), Math.max(anchor.current, index)),
    all: (total) => void add(0, total - 1),
    keep: (ids) => put(new Map([...picked].filter(([id]) => ids.has(id)))),
    clear: () => put(new Map()),
  };
}
