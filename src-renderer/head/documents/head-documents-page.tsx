import { Button, Skeleton } from '@mantine/core';
import { IconChecklist, IconFiles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DocumentsTable } from '../../features/documents/list/documents-table.tsx';
import {
  type DocumentFilter,
  isFiltered,
  noFilter,
} from '../../features/documents/list/filter/document-filter.ts';
import { FilterBar } from '../../features/documents/list/filter/filter-bar.tsx';
import { useAddressFilter } from '../../features/documents/list/filter/use-address-filter.ts';
import styles from '../../features/documents/list/list.module.css';
import { NoDocuments } from '../../features/documents/list/no-documents.tsx';
import { TotalsStrip } from '../../features/documents/list/totals/totals-strip.tsx';
import { useDocumentTotals } from '../../features/documents/list/use-documents.ts';
import { useShownList } from '../../features/documents/list/use-shown-list.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { ShopFilters } from './shop-filters.tsx';

/** What all tills issued, newest first. */
export function HeadDocumentsPage() {
  const { t } = useTranslation();
  const { filter, rested, change } = useAddressFilter();
  return (
    <Page
      isFilling
      title={t('documents.title')}
      actions={
        <Button
          variant="default"
          component={Link}
          to="/documentos/encargos"
          leftSection={<IconChecklist size={18} aria-hidden />}
        >
          {t('head.commands.open')}
        </Button>
      }
    >
      <FilterBar filter={filter} onChange={change}>
        <ShopFilters filter={filter} onChange={change} />
      </FilterBar>
      <HeadDocumentList filter={rested} onClearFilters={() => change(noFilter)} />
    </Page>
  );
}

interface HeadDocumentListProps {
  readonly filter: DocumentFilter;
  readonly onClearFilters: () => void;
}

/** Nothing is done with many documents at once here: that is the till's. */
function HeadDocumentList({ filter, onClearFilters }: HeadDocumentListProps) {
  const { t } = useTranslation();
  const { name, scroller, rows, total, list } = useShownList(filter);
  const { data: totals } = useDocumentTotals(filter, { enabled: true });
  const refusal = refusalIn(rows.error);
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      {totals && total > 0 && <TotalsStrip totals={totals} />}
      {rows.total === undefined && !refusal && <Skeleton height="20rem" />}
      {rows.total === 0 && isFiltered(filter) && (
        <NoDocuments filter={filter} onClearFilters={onClearFilters} />
      )}
      {rows.total === 0 && !isFiltered(filter) && (
        <Panel padded={false}>
          <EmptyState
            icon={IconFiles}
            title={t('head.documents.empty')}
            hint={t('head.documents.emptyHint')}
          />
        </Panel>
      )}
      {total > 0 && (
        <div ref={scroller} className={styles.scroller}>
          <DocumentsTable key={name} total={total} list={list} rowAt={rows.rowAt} />
        </div>
      )}
    </>
  );
}
