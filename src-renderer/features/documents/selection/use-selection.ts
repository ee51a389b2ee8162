import { useRef, useState } from 'react';
import { MAX_PICKED_DOCUMENTS } from '../../../../src-main/contract/documents/document-export.ts';
import type { ListedDocument } from '../../../../src-main/contract/documents/listed-document.ts';

export interface Selection {
  readonly documents: readonly ListedDocument[];
  has(id: string): boolean;
  /** Picks the row of a place or lets go of it; the next range begins there. */
  toggle(index: number, document: ListedDocument): void;
  /** Picks all from where the last one was picked to a place. */
  extendTo(index: number): void;
  /** Picks the first so many of the list. */
  all(total: number): void;
  clear(): void;
  /** More were asked for than can be picked. */
  readonly isTooMany: boolean;
}

const nothing: ReadonlyMap<string, ListedDocument> = new Map();

interface Picked {
  readonly list: string;
  readonly documents: ReadonlyMap<string, ListedDocument>;
}

/**
 * What somebody picks of a list; it belongs to the list as it is filtered.
 *
 * @param list its name: of another list, nothing is picked yet
 */
export function useSelection(
  list: string,
  between: (first: number, last: number) => Promise<readonly ListedDocument[]>,
): Selection {
  const [state, setState] = useState<Picked>({ list, documents: new Map() });
  const picked = state.list === list ? state.documents : nothing;
  const [isTooMany, setTooMany] = useState(false);
  const anchor = useRef(0);

  function put(documents: ReadonlyMap<string, ListedDocument>): void {
    const isTooLarge = documents.size > MAX_PICKED_DOCUMENTS;
    setTooMany(isTooLarge);
    if (!isTooLarge) setState({ list, documents });
  }

  async function add(first: number, last: number): Promise<void> {
    if (last - first >= MAX_PICKED_DOCUMENTS) return setTooMany(true);
    const rows = await between(first, last);
    put(new Map([...picked, ...rows.map((row) => [row.id, row] as const)]));
  }

  return {
    documents: [...picked.values()],
    has: (id) => picked.has(id),
    isTooMany,
    toggle(index, document) {
      anchor.current = index;
      const next = new Map(picked);
      if (!next.delete(document.id)) next.set(document.id, document);
      put(next);
    },
    extendTo: (index) => void add(Math.min(anchor.current, index), Math.max(anchor.current, index)),
    all: (total) => void add(0, total - 1),
    clear() {
      setState({ list, documents: nothing });
      setTooMany(false);
    },
  };
}
