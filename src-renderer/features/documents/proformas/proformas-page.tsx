import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileSearch, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proformaStatuses } from '../../../../src-main/contract/proformas/proforma.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import styles from './proformas.module.css';
import { type ProformasQuestion, useProformas } from './proformas-query.ts';
import { ProformasTable } from './proformas-table.tsx';

const all: ProformasQuestion = { term: '', status: undefined };

/** What was offered, the last first. */
export function ProformasPage() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(all);
  const [term] = useDebouncedValue(shown.term.trim(), 120);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useProformas({ ...shown, term });
  const proformas = data?.pages.flatMap((page) => page.data);
  const refusal = refusalIn(error);
  const isFiltered = term !== '' || shown.status !== undefined;
  return (
    <Page title={t('proformas.title')} back={{ to: '/documentos', label: t('document.back') }} isWide>
      <div className={styles.stack}>
        <Text c="dimmed">{t('proformas.hint')}</Text>
        <div className={styles.bar}>
          <SearchField
            label={t('proformas.searchLabel')}
            placeholder={t('proformas.searchPlaceholder')}
            term={shown.term}
            onSearch={(typed) => setShown({ ...shown, term: typed })}
          />
          <SegmentedControl
            aria-label={t('proformas.show')}
            data={[
              { value: '', label: t('proformas.all') },
              ...proformaStatuses.map((value) => ({ value, label: t(`proformas.shown.${value}`) })),
            ]}
            value={shown.status ?? ''}
            onChange={(chosen) =>
              setShown({ ...shown, status: proformaStatuses.find((status) => status === chosen) })
            }
          />
        </div>
        {refusal && <RefusalNotice refusal={refusal} />}
        <Panel padded={false}>
          {!proformas && !refusal && <Skeleton height="20rem" />}
          {proformas && proformas.length > 0 && <ProformasTable proformas={proformas} />}
          {proformas?.length === 0 && (
            <EmptyState
              icon={isFiltered ? IconFileSearch : IconFileText}
              title={t(isFiltered ? 'proformas.noMatchTitle' : 'proformas.emptyTitle')}
              hint={t(isFiltered ? 'proformas.noMatchHint' : 'proformas.emptyHint')}
            />
          )}
        </Panel>
        {hasNextPage && (
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('proformas.more')}
          </Button>
        )}
      </div>
    </Page>
  );
}
