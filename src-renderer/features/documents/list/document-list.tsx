import { Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ListFormat } from '../../../../src-main/contract/documents/document-export.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { ExportDialog } from '../../../ui/export/export-dialog.tsx';
import type { ExportRequest } from '../../../ui/export/use-export.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { type DocumentFilter, writeFilter } from './document-filter.ts';
import { DocumentsTable } from './documents-table.tsx';
import styles from './list.module.css';
import { NoDocuments } from './no-documents.tsx';
import { TotalsStrip } from './totals-strip.tsx';
import { filtersOf, useDocumentRows, useDocumentTotals } from './use-documents.ts';
import { useLongList } from './use-long-list.ts';

/** Where the lists of this window were left, by their filters: coming back from a document finds the same place. */
const places = new Map<string, number>();

interface DocumentListProps {
  readonly filter: DocumentFilter;
  /** Of what the filters leave, once it was asked for. */
  readonly wanted: ListFormat | undefined;
  readonly onExported: () => void;
  readonly onClearFilters: () => void;
}

/** The documents that match, what they come to, and what can be done with those that are picked. */
export function DocumentList({ filter, wanted, onExported, onClearFilters }: DocumentListProps) {
  const may = useMay();
  const name = writeFilter(filter).toString();
  const scroller = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ first: 0, last: 40 });
  const rows = useDocumentRows(filter, sight);
  const total = rows.total ?? 0;
  const list = useLongList(scroller, { count: total, start: places.get(name) ?? 0 });
  const { data: totals } = useDocumentTotals(filter, { enabled: may('read_reports') });
  const selection = useSelection(name, rows.between);
  const [ofPicked, setOfPicked] = useState<ExportRequest>();

  const first = list.indexes[0] ?? 0;
  const last = list.indexes.at(-1) ?? 0;
  useEffect(() => setSight({ first, last }), [first, last]);
  useEffect(() => {
    if (list.offset !== undefined) places.set(name, list.offset);
  }, [name, list.offset]);

  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    scroller.current?.scrollTo({ top: 0 });
  }, [name]);

  const refusal = refusalIn(rows.error);
  const request = ofPicked ?? (wanted && { format: wanted, filters: filtersOf(filter) });
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      {totals && total > 0 && <TotalsStrip totals={totals} />}
      <SelectionBar
        selection={selection}
        onExport={(format) => setOfPicked({ format, document_ids: selection.documents.map(({ id }) => id) })}
      />
      {rows.total === undefined && !refusal && <Skeleton height="20rem" />}
      {rows.total === 0 && <NoDocuments filter={filter} onClearFilters={onClearFilters} />}
      {total > 0 && (
        <div ref={scroller} className={styles.scroller}>
          <DocumentsTable key={name} total={total} list={list} rowAt={rows.rowAt} selection={selection} />
        </div>
      )}
      {request && (
        <ExportDialog
          request={request}
          onClose={() => {
            setOfPicked(undefined);
            onExported();
          }}
        />
      )}
    </>
  );
}
