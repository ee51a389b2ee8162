import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPackages, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StockItem } from '../../../src-main/contract/catalog/stock.ts';
import { formatMoney } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useSettingsChange } from '../../lib/program-settings.ts';
import { useHeadDecisions } from '../../lib/queries/service/head-decisions-query.ts';
import { useLotsEnabled, useStockEnabled } from '../../lib/stock-enabled.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { Pager } from '../../ui/tables/pager.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { DisposalDialog, type LotOf } from './lots/disposal-dialog.tsx';
import { ExpiringPanel } from './lots/expiring-panel.tsx';
import { MovementDialog } from './movement-dialog.tsx';
import { NothingShown } from './nothing-shown.tsx';
import styles from './stock.module.css';
import { PAGE_SIZE, type Shown, useStock } from './stock-query.ts';
import { StockTable } from './stock-table.tsx';

type Open =
  | { readonly kind: 'move'; readonly item: StockItem | undefined }
  | { readonly kind: 'dispose'; readonly lot: LotOf }
  | { readonly kind: 'history'; readonly item: StockItem };

/** How much there is of what the shop sells, what is running out first. */
export function StockPage() {
  const { t } = useTranslation();
  const isOn = useStockEnabled();
  const isDecided = useHeadDecisions().settings.includes('stock_enabled');
  const switching = useSettingsChange();
  const refusal = refusalIn(switching.error);
  if (isOn === undefined) {
    return (
      <Page title={t('stock.title')}>
        <Skeleton height="20rem" />
      </Page>
    );
  }
  if (isOn) return <StockList />;
  return (
    <Page title={t('stock.title')}>
      {refusal && <RefusalNotice refusal={refusal} />}
      <Panel padded={false}>
        <EmptyState
          icon={IconPackages}
          title={t('stock.off')}
          hint={isDecided ? t('headOffice.decides.setting') : t('stock.offHint')}
        >
          {!isDecided && (
            <Button loading={switching.isPending} onClick={() => switching.mutate({ stock_enabled: 'on' })}>
              {t('stock.turnOn')}
            </Button>
          )}
        </EmptyState>
      </Panel>
    </Page>
  );
}

function StockList() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [address] = useSearchParams();
  const keepsLots = useLotsEnabled() === true;
  const [chosen, setChosen] = useState<Shown | 'expiring'>(address.has('caducan') ? 'expiring' : 'tracked');
  const isExpiring = keepsLots && chosen === 'expiring';
  const shown = chosen === 'expiring' ? 'tracked' : chosen;
  const [offset, setOffset] = useState(0);
  const [open, setOpen] = useState<Open>();
  const [saved, setSaved] = useState(0);
  const [term] = useDebouncedValue(typed.trim(), 120);
  const { data: page, error } = useStock({ term, shown, offset });
  const refusal = refusalIn(error);
  const close = () => setOpen(undefined);
  const done = (count: number) => {
    setSaved(count);
    close();
  };
  const move = (item?: StockItem) => {
    setSaved(0);
    setOpen({ kind: 'move', item });
  };
  const takeOut = (lot: LotOf) => {
    setSaved(0);
    setOpen({ kind: 'dispose', lot });
  };
  const newButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => move()}>
      {t('stock.movement')}
    </Button>
  );
  return (
    <Page title={t('stock.title')} actions={newButton}>
      <div className={styles.whole}>
        <div className={styles.bar}>
          {!isExpiring && (
            <SearchField
              label={t('stock.searchLabel')}
              placeholder={t('stock.searchPlaceholder')}
              term={typed}
              onSearch={(typedTerm) => {
                setTyped(typedTerm);
                setOffset(0);
              }}
            />
          )}
          <SegmentedControl
            aria-label={t('stock.show')}
            data={[
              ...(['tracked', 'low', 'untracked'] as const).map((value) => ({
                value,
                label: t(`stock.shown.${value}`, { count: page?.low_count ?? 0 }),
              })),
              ...(keepsLots ? [{ value: 'expiring' as const, label: t('lots.expiring') }] : []),
            ]}
            value={isExpiring ? chosen : shown}
            onChange={(value) => {
              setChosen(value);
              setOffset(0);
            }}
          />
        </div>
        {saved > 0 && <Notice tone="ok" title={t('stock.saved', { count: saved })} />}
        {isExpiring ? (
          <ExpiringPanel onTakeOut={takeOut} />
        ) : (
          <>
            {page?.value !== undefined && (
              <p className={styles.value}>{t('costs.stockValue', { value: formatMoney(page.value) })}</p>
            )}
            {refusal && <RefusalNotice refusal={refusal} />}
            <Panel padded={false}>
              {!page && !refusal && <Skeleton height="20rem" />}
              {page && page.data.length > 0 && (
                <StockTable
                  items={page.data}
                  hasCosts={page.data.some(({ unit_cost: cost }) => cost !== undefined)}
                  onMove={move}
                  onHistory={(item) => setOpen({ kind: 'history', item })}
                />
              )}
              {page?.data.length === 0 && (
                <NothingShown shown={shown} isSearch={term !== ''}>
                  {newButton}
                </NothingShown>
              )}
            </Panel>
            {page && page.data.length > 0 && (
              <Pager
                offset={page.offset}
                shown={page.data.length}
                total={page.total_count}
                size={PAGE_SIZE}
                onMove={setOffset}
              />
            )}
          </>
        )}
      </div>
      {open?.kind === 'move' && <MovementDialog first={open.item} onClose={close} onDone={done} />}
      {open?.kind === 'dispose' && <DisposalDialog lot={open.lot} onClose={close} onDone={done} />}
      {open?.kind === 'history' && <HistoryDialog item={open.item} onTakeOut={takeOut} onClose={close} />}
    </Page>
  );
}
