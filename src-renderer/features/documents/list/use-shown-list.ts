import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DocumentFilter, writeFilter } from './filter/document-filter.ts';
import { type DocumentRows, useDocumentRows } from './use-documents.ts';
import { type LongList, useLongList } from './use-long-list.ts';

/** Where the lists of this window were left, by their filters: coming back from a document finds the same scroll position. */
const scrollPositions = new Map<string, number>();

export interface ShownList {
  /** Of the list as it is filtered. */
  readonly name: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rows: DocumentRows;
  readonly total: number;
  readonly list: LongList;
}

/** The documents that match, as far as they are in sight. */
export function useShownList(filter: DocumentFilter): ShownList {
  const name = writeFilter(filter).toString();
  const scroller = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ first: 0, last: 40 });
  const rows = useDocumentRows(filter, sight);
  const total = rows.total ?? 0;
  const list = useLongList(scroller, { count: total, start: scrollPositions.get(name) ?? 0 });

  const first = list.indexes[0] ?? 0;
  const last = list.indexes.at(-1) ?? 0;
  useEffect(() => setSight({ first, last }), [first, last]);
  useEffect(() => {
    if (list.offset !== undefined) scrollPositions.set(name, list.offset);
  }, [name, list.offset]);

  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    scroller.current?.scrollTo({ top: 0 });
  }, [name]);

  return { name, scroller, rows, total, list };
}
