import { Button } from '@mantine/core';
import { IconFileImport, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListFormat } from '../../../../src-main/contract/documents/lists/document-export.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { ExportMenu } from '../../../ui/export/export-menu.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { NewButton } from '../editor/new-button.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';
import { DocumentList } from './document-list.tsx';
import { noFilter } from './filter/document-filter.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { useAddressFilter } from './filter/use-address-filter.ts';

/** What was issued, newest first. */
export function DocumentsPage() {
  const { t } = useTranslation();
  const may = useMay();
  const { filter, rested, change } = useAddressFilter();
  const [wanted, setWanted] = useState<ListFormat>();
  return (
    <Page
      isFilling
      title={t('documents.title')}
      actions={
        <>
          <Button
            variant="default"
            component={Link}
            to="/documentos/proformas"
            leftSection={<IconFileText size={18} aria-hidden />}
          >
            {t('proformas.title')}
          </Button>
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
          <ViewsMenu filter={filter} onChange={change} />
          {may('read_reports') && <ExportMenu onChoose={setWanted} />}
          <NewButton />
        </>
      }
    >
      <FilterBar filter={filter} onChange={change} />
      <DocumentList
        filter={rested}
        wanted={wanted}
        onExported={() => setWanted(undefined)}
        onClearFilters={() => change(noFilter)}
      />
    </Page>
  );
}
