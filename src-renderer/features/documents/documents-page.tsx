import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport, IconFiles, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalIn } from '../../lib/answer.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import { type DocumentFilter, isFiltered, noFilter } from './document-filter.ts';
import { DocumentsTable } from './documents-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import { useDocuments } from './use-documents.ts';

/** What was issued, newest first. */
export function DocumentsPage() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<DocumentFilter>(noFilter);
  const [cursor, setCursor] = useState<string>();
  const [rested] = useDebouncedValue(filter, 200);
  const { data: page, error } = useDocuments(rested, cursor);
  const refusal = refusalIn(error);
  const change = (next: DocumentFilter) => {
    setFilter(next);
    // A cursor belongs to its filters.
    setCursor(undefined);
  };
  return (
    <Page
      title={t('documents.title')}
      actions={
        <Button
          variant="default"
          component={Link}
          to="/documentos/importaciones"
          leftSection={<IconFileImport size={18} aria-hidden />}
        >
          {t('imports.open')}
        </Button>
      }
    >
      <FilterBar filter={filter} onChange={change} />
      {refusal && <RefusalNotice refusal={refusal} />}
      <Panel padded={false}>
        {!page && !refusal && <Skeleton height="20rem" />}
        {page && page.data.length > 0 && <DocumentsTable documents={page.data} />}
        {page?.data.length === 0 &&
          (isFiltered(rested) ? (
            <EmptyState
              icon={IconSearchOff}
              title={t('documents.noMatchTitle')}
              hint={t('documents.noMatchHint')}
            >
              <Button variant="default" onClick={() => change(noFilter)}>
                {t('documents.clearFilters')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState icon={IconFiles} title={t('documents.emptyTitle')} hint={t('documents.emptyHint')}>
              <Button component={Link} to="/">
                {t('documents.goToCounter')}
              </Button>
            </EmptyState>
          ))}
      </Panel>
      {page && page.data.length > 0 && <Pager page={page} onMove={setCursor} />}
    </Page>
  );
}
