import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearchOff, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import {
  MAX_PURCHASES_AT_ONCE,
  purchaseStates,
} from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useStockEnabled } from '../../../lib/stock-enabled.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import styles from '../purchases.module.css';
import { PAGE_SIZE, usePurchases } from '../purchases-query.ts';
import { PickedPurchases } from './picked-purchases.tsx';
import { PurchasesNotices } from './purchases-notices.tsx';
import { PurchasesTable } from './purchases-table.tsx';

/** What suppliers issued to the business: what is to be withheld of it first. */
export function PurchasesPage() {
  const { t } = useTranslation();
  // The address says what the page shows: coming back from a purchase finds the same list.
  const [address, setAddress] = useSearchParams();
  const state = purchaseStates.find((one) => one === address.get('ver'));
  const [term, setTerm] = useState(address.get('q') ?? '');
  const [rested] = useDebouncedValue(term.trim(), 120);
  const offset = Number(address.get('desde') ?? 0) || 0;
  const show = (next: {
    readonly state?: string | undefined;
    readonly term?: string;
    readonly offset?: number;
  }) =>
    setAddress(
      {
        ...(next.state && { ver: next.state }),
        ...(next.term && { q: next.term }),
        ...(next.offset && { desde: String(next.offset) }),
      },
      { replace: true },
    );
  const { data: page, error } = usePurchases({ state, term: rested, offset });
  const refusal = refusalIn(error);
  const mayReadCosts = useMay()('read_costs');
  const isEntering = useStockEnabled() === true && mayReadCosts;
  const states = purchaseStates.filter((one) => one !== 'to_enter' || isEntering);
  const selection = useSelection(`${state} ${rested} ${offset}`, {
    between: async (first, last) => (page?.data ?? []).slice(first, last + 1),
    most: MAX_PURCHASES_AT_ONCE,
  });
  const isFiltered = state !== undefined || term !== '';
  const all = () => {
    setTerm('');
    show({});
  };
  return (
    <Page title={t('purchases.title')} actions={<Ways />}>
      <PurchasesNotices />
      <search className={styles.bar}>
        <SearchField
          label={t('purchases.search')}
          placeholder={t('purchases.searchPlaceholder')}
          term={term}
          onSearch={(typed) => {
            setTerm(typed);
            show({ state, term: typed });
          }}
        />
        <SegmentedControl
          aria-label={t('purchases.show')}
          data={['all' as const, ...states].map((value) => ({
            value,
            label: t(`purchases.states.${value}`),
          }))}
          value={state ?? 'all'}
          onChange={(chosen) => show({ state: chosen === 'all' ? undefined : chosen, term })}
        />
      </search>
      {refusal && <RefusalNotice refusal={refusal} />}
      <PickedPurchases selection={selection} />
      {!page && !refusal && <Skeleton height="20rem" />}
      {page?.data.length === 0 && (
        <Panel padded={false}>
          {isFiltered ? (
            <EmptyState
              icon={IconSearchOff}
              title={t('purchases.noMatchTitle')}
              hint={t('purchases.noMatchHint')}
            >
              <Button variant="default" onClick={all}>
                {t('purchases.showAll')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              icon={IconTruckDelivery}
              title={t('purchases.emptyTitle')}
              hint={t('purchases.emptyHint')}
            >
              <Button component={Link} to="/compras/agregar">
                {t('purchases.add')}
              </Button>
            </EmptyState>
          )}
        </Panel>
      )}
      {page && page.data.length > 0 && (
        <>
          <Panel padded={false}>
            <div className={styles.scroll}>
              <PurchasesTable purchases={page.data} selection={selection} />
            </div>
          </Panel>
          <Pager
            offset={page.offset}
            shown={page.data.length}
            total={page.total_count}
            size={PAGE_SIZE}
            onMove={(moved) => show({ state, term, offset: moved })}
          />
        </>
      )}
    </Page>
  );
}

function Ways() {
  const { t } = useTranslation();
  return (
    <>
      <OnlyFor permission="issue_documents">
        <Button variant="default" component={Link} to="/documentos/nuevo/liquidacion-de-compra">
          {t('purchases.settlement')}
        </Button>
      </OnlyFor>
      <Button component={Link} to="/compras/agregar" leftSection={<IconPlus size={18} aria-hidden />}>
        {t('purchases.add')}
      </Button>
    </>
  );
}
