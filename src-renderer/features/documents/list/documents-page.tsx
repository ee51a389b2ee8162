import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { ListFormat } from '../../../../src-main/contract/documents/document-export.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { ExportMenu } from '../../../ui/export/export-menu.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { NewButton } from '../editor/new-button.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';
import { type DocumentFilter, noFilter, readFilter, writeFilter } from './document-filter.ts';
import { DocumentList } from './document-list.tsx';
import { FilterBar } from './filter-bar.tsx';

/** Between typing and asking. */
const PAUSE_MS = 120;

/** What was issued, newest first. */
export function DocumentsPage() {
  const { t } = useTranslation();
  const may = useMay();
  const [address, setAddress] = useSearchParams();
  // The address says what the page shows: coming back from a document finds the same list.
  const filter = readFilter(address);
  const [words, setWords] = useState(filter.words);
  // A way here that asks for nothing, as the section's own link, empties the field too.
  useEffect(() => {
    if (filter.words === '') setWords('');
  }, [filter.words]);
  const [restedWords] = useDebouncedValue(words, PAUSE_MS);
  const rested = { ...filter, words: restedWords };
  const [wanted, setWanted] = useState<ListFormat>();
  const change = (next: DocumentFilter) => {
    setWords(next.words);
    setAddress(writeFilter(next), { replace: true });
  };
  return (
    <Page
      isFilling
      title={t('documents.title')}
      actions={
        <>
          {may('import_documents') && (
            <Button
              variant="default"
              component={Link}
              to="/documentos/importaciones"
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              {t('imports.open')}
            </Button>
          )}
          <ViewsMenu filter={{ ...filter, words }} onChange={change} />
          {may('read_reports') && <ExportMenu onChoose={setWanted} />}
          <NewButton />
        </>
      }
    >
      <FilterBar filter={{ ...filter, words }} onChange={change} />
      <DocumentList
        filter={rested}
        wanted={wanted}
        onExported={() => setWanted(undefined)}
        onClearFilters={() => change(noFilter)}
      />
    </Page>
  );
}
