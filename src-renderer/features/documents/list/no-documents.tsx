import { Button } from '@mantine/core';
import { IconFiles, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { type DocumentFilter, isFiltered } from './filter/document-filter.ts';

interface NoDocumentsProps {
  readonly filter: DocumentFilter;
  readonly onClearFilters: () => void;
}

/** Why the list is empty, and the way on. */
export function NoDocuments({ filter, onClearFilters }: NoDocumentsProps) {
  const { t } = useTranslation();
  return (
    <Panel padded={false}>
      {isFiltered(filter) ? (
        <EmptyState
          icon={IconSearchOff}
          title={t('documents.noMatchTitle')}
          hint={t('documents.noMatchHint')}
        >
          <Button variant="default" onClick={onClearFilters}>
            {t('documents.clearFilters')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState icon={IconFiles} title={t('documents.emptyTitle')} hint={t('documents.emptyHint')}>
          <Button component={Link} to="/">
            {t('documents.goToCounter')}
          </Button>
        </EmptyState>
      )}
    </Panel>
  );
}
