import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport, IconFiles, IconSearchOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { type DocumentFilter, isFiltered, noFilter, readFilter, writeFilter } from './document-filter.ts';
import { DocumentsTable } from './documents-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import { useDocuments } from './use-documents.ts';

const CURSOR = 'desde-aqui';

/** Between typing and asking. */
const PAUSE_MS = 200;

/** What was issued, newest first. */
export function DocumentsPage() {
  const { t } = useTranslation();
  const may = useMay();
  const [address, setAddress] = useSearchParams();
  // The address says what the page shows: coming back from a document finds the same list at the same place.
  const filter = readFilter(address);
  const cursor = address.get(CURSOR) ?? undefined;
  const [words, setWords] = useState(filter.words);
  // A way here that asks for nothing, as the section's own link, empties the field too.
  useEffect(() => {
    if (filter.words === '') setWords('');
  }, [filter.words]);
  const [restedWords] = useDebouncedValue(words, PAUSE_MS);
  const rested = { ...filter, words: restedWords };
  const { data: page, error } = useDocuments(rested, cursor);
  const refusal = refusalIn(error);
  const change = (next: DocumentFilter) => {
    setWords(next.words);
    // A cursor belongs to its filters.
    setAddress(writeFilter(next), { replace: true });
  };
  const move = (to: string) => {
    const next = writeFilter(filter);
    next.set(CURSOR, to);
    setAddress(next, { replace: true });
  };
  return (
    <Page
      title={t('documents.title')}
      actions={
        may('import_documents') && (
          <Button
            variant="default"
            component={Link}
            to="/documentos/importaciones"
            leftSection={<IconFileImport size={18} aria-hidden />}
          >
            {t('imports.open')}
          </Button>
        )
      }
    >
      <FilterBar filter={{ ...filter, words }} onChange={change} />
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
      {page && page.data.length > 0 && <Pager page={page} onMove={move} />}
    </Page>
  );
}
