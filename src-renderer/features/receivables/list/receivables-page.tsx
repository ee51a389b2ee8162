import { Button, NativeSelect, SegmentedControl, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconUserCheck, IconUserSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { OpeningBalance } from '../../../../src-main/contract/receivables/opening-balance.ts';
import { receivableSorts } from '../../../../src-main/contract/receivables/receivable.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import type { Attempted } from '../../../lib/receivables/attempts.ts';
import {
  everybody,
  PAGE_SIZE,
  type ReceivablesQuestion,
  useReceivables,
} from '../../../lib/receivables/receivables-query.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import styles from '../receivables.module.css';
import { OpeningBalanceDialog } from './opening-balance-dialog.tsx';
import { ReceivablesTable } from './receivables-table.tsx';

/** Who owes what, the oldest first; `sheets`: what goes to a spreadsheet and comes from one. */
export function ReceivablesPage({ sheets }: { readonly sheets: ReactNode }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const [shown, setShown] = useState({ ...everybody, isLateOnly: address.has('vencidos') });
  const [isEntering, setEntering] = useState(false);
  const [entered, setEntered] = useState<Attempted<OpeningBalance>>();
  const [term] = useDebouncedValue(shown.term.trim(), 120);
  const { data: page, error } = useReceivables({ ...shown, term });
  const refusal = refusalIn(error);
  const show = (changes: Partial<ReceivablesQuestion>) => setShown({ ...shown, offset: 0, ...changes });
  const isFiltered = term !== '' || shown.isLateOnly;
  const enter = () => {
    setEntered(undefined);
    setEntering(true);
  };
  const newButton = (
    <OnlyFor permission="manage_credit">
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={enter}>
        {t('receivables.newOpening')}
      </Button>
    </OnlyFor>
  );
  return (
    <Page
      title={t('receivables.title')}
      actions={
        <>
          {sheets}
          {newButton}
        </>
      }
      isWide
    >
      <div className={styles.stack}>
        <div className={styles.bar}>
          <SearchField
            label={t('receivables.searchLabel')}
            placeholder={t('receivables.searchPlaceholder')}
            term={shown.term}
            onSearch={(typed) => show({ term: typed })}
          />
          <SegmentedControl
            aria-label={t('receivables.show')}
            data={(['all', 'late'] as const).map((value) => ({
              value,
              label: t(`receivables.shown.${value}`),
            }))}
            value={shown.isLateOnly ? 'late' : 'all'}
            onChange={(chosen) => show({ isLateOnly: chosen === 'late' })}
          />
          <NativeSelect
            aria-label={t('receivables.order')}
            data={receivableSorts.map((value) => ({ value, label: t(`receivables.sorts.${value}`) }))}
            value={shown.sort}
            onChange={(event) => {
              const sort = receivableSorts.find((one) => one === event.currentTarget.value);
              if (sort) show({ sort });
            }}
          />
        </div>
        {entered && (
          <Notice
            tone="ok"
            title={t(entered.isRetry ? 'receivables.enteredOnce' : 'receivables.entered', {
              name: entered.value.name,
              amount: formatMoney(entered.value.amount),
            })}
          />
        )}
        {refusal && <RefusalNotice refusal={refusal} />}
        <Panel padded={false}>
          {!page && !refusal && <Skeleton height="20rem" />}
          {page && page.data.length > 0 && <ReceivablesTable list={page} />}
          {page?.data.length === 0 && (
            <EmptyState
              icon={isFiltered ? IconUserSearch : IconUserCheck}
              title={t(isFiltered ? 'receivables.noMatchTitle' : 'receivables.emptyTitle')}
              hint={t(isFiltered ? 'receivables.noMatchHint' : 'receivables.emptyHint')}
            />
          )}
        </Panel>
        {page && page.data.length > 0 && (
          <Pager
            offset={page.offset}
            shown={page.data.length}
            total={page.total_count}
            size={PAGE_SIZE}
            onMove={(offset) => setShown({ ...shown, offset })}
          />
        )}
      </div>
      {isEntering && (
        <OpeningBalanceDialog
          onClose={() => setEntering(false)}
          onDone={(done) => {
            setEntered(done);
            setEntering(false);
          }}
        />
      )}
    </Page>
  );
}
