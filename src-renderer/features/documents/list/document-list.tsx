import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import {
  type ListFormat,
  MAX_PICKED_DOCUMENTS,
} from '../../../../src-main/contract/documents/lists/document-export.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { ExportDialog } from '../../../ui/export/export-dialog.tsx';
import type { ExportRequest } from '../../../ui/export/use-export.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { DocumentsTable } from './documents-table.tsx';
import type { DocumentFilter } from './filter/document-filter.ts';
import styles from './list.module.css';
import { NoDocuments } from './no-documents.tsx';
import { TotalsStrip } from './totals/totals-strip.tsx';
import { filtersOf, useDocumentTotals } from './use-documents.ts';
import { useShownList } from './use-shown-list.ts';

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
  const { name, scroller, rows, total, list } = useShownList(filter);
  const { data: totals } = useDocumentTotals(filter, { enabled: may('read_reports') });
  const selection = useSelection(name, { between: rows.between, most: MAX_PICKED_DOCUMENTS });
  const [ofPicked, setOfPicked] = useState<ExportRequest>();

  const refusal = refusalIn(rows.error);
  const request = ofPicked ?? (wanted && { format: wanted, filters: filtersOf(filter) });
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      {totals && total > 0 && <TotalsStrip totals={totals} />}
      <SelectionBar
        selection={selection}
        onExport={(format) => setOfPicked({ format, document_ids: selection.rows.map(({ id }) => id) })}
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
