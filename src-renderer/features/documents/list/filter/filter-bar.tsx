import { Button, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { documentTypes } from '../../../../../src-main/documents/kinds.ts';
import { keysOf } from '../../../../../src-main/documents/values/keys-of.ts';
import styles from '../../documents.module.css';
import { type DocumentFilter, isFiltered, noFilter, statusGroups } from './document-filter.ts';
import { PeriodFilter } from './period-filter.tsx';

interface FilterBarProps {
  readonly filter: DocumentFilter;
  readonly onChange: (filter: DocumentFilter) => void;
  /** More to filter by. */
  readonly children?: ReactNode;
}

export function FilterBar({ filter, onChange, children }: FilterBarProps) {
  const { t } = useTranslation();
  const labels = {
    all: t('documents.allStatuses'),
    in_progress: t('documents.inProgress'),
    authorized: t('documents.authorized'),
    refused: t('documents.refused'),
    annulled: t('documents.annulled'),
  };
  return (
    <search className={styles.filters}>
      <TextInput
        className={styles.words}
        aria-label={t('documents.searchLabel')}
        placeholder={t('documents.searchPlaceholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
        type="search"
        maxLength={100}
        value={filter.term}
        onChange={(event) => onChange({ ...filter, term: event.currentTarget.value })}
      />
      <Select
        className={styles.type ?? ''}
        aria-label={t('documents.typeFilter')}
        placeholder={t('documents.allTypes')}
        data={documentTypes.map((type) => ({ value: type, label: t(`document.type.${type}`) }))}
        value={filter.type ?? null}
        clearable
        onChange={(type) => onChange({ ...filter, type: type ?? undefined })}
      />
      <SegmentedControl
        aria-label={t('documents.statusFilter')}
        data={keysOf(statusGroups).map((group) => ({ value: group, label: labels[group] }))}
        value={filter.group}
        onChange={(group) => onChange({ ...filter, group })}
      />
      <PeriodFilter period={filter} onChange={(period) => onChange({ ...filter, ...period })} />
      {children}
      {filter.counterparty !== '' && (
        <Button
          variant="light"
          className="tabular"
          rightSection={<IconX size={16} aria-hidden />}
          aria-label={t('documents.anyCounterparty', { identification: filter.counterparty })}
          onClick={() => onChange({ ...filter, counterparty: '' })}
        >
          {filter.counterparty}
        </Button>
      )}
      {isFiltered(filter) && (
        <Button variant="subtle" onClick={() => onChange(noFilter)}>
          {t('documents.clearFilters')}
        </Button>
      )}
    </search>
  );
}
