import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearchOff, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerResource } from '../../../../src-main/contract/catalog/customer.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePriceLists } from '../../../lib/queries/catalog/price-lists-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import styles from '../lists/lists.module.css';
import { rowArrows } from '../lists/row-arrows.ts';
import { ImportLink } from '../sheets/import-link.tsx';
import { SheetMenu } from '../sheets/sheet-menu.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { type CustomerFilter, PAGE_SIZE, useCustomerRemoval, useCustomers } from './customers-query.ts';
import { CustomersTable } from './customers-table.tsx';

const noFilter: CustomerFilter = { term: '', sort: 'name', offset: 0 };

/** Whom the shop sells to. */
export function CustomersPage() {
  const { t } = useTranslation();
  const may = useMay();
  const [filter, setFilter] = useState(noFilter);
  const [open, setOpen] = useState<{ readonly customer: CustomerResource | undefined }>();
  const removal = useCustomerRemoval();
  const { data: lists = [] } = usePriceLists();
  const [term] = useDebouncedValue(filter.term.trim(), 120);
  const { data: page, error } = useCustomers({ ...filter, term });
  const refusal = refusalIn(error ?? removal.error);
  const customers = page?.data ?? [];
  const ask = (part: Partial<CustomerFilter>) => setFilter({ ...filter, offset: 0, ...part });
  const close = () => setOpen(undefined);
  const newButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen({ customer: undefined })}>
      {t('customers.new')}
    </Button>
  );
  return (
    <Page
      title={t('customers.title')}
      actions={
        <>
          {may('manage_customers') && <SheetMenu subject="customers" />}
          {may('edit_customers') && newButton}
        </>
      }
    >
      <div ref={rowArrows} className={styles.whole}>
        <div className={styles.bar}>
          <SearchField
            autoFocus
            label={t('customers.searchLabel')}
            placeholder={t('customers.searchPlaceholder')}
            term={filter.term}
            onSearch={(typed) => ask({ term: typed })}
          />
        </div>
        {refusal && <RefusalNotice refusal={refusal} />}
        <Panel padded={false}>
          {!page && !refusal && <Skeleton height="20rem" />}
          {customers.length > 0 && (
            <CustomersTable
              customers={customers}
              lists={lists}
              order={{ sort: filter.sort, onSort: (sort) => ask({ sort }) }}
              hasAccounts={may('receive_payments')}
              onEdit={may('edit_customers') ? (customer) => setOpen({ customer }) : undefined}
              onDelete={may('manage_customers') ? removal.remove : undefined}
            />
          )}
          {page && customers.length === 0 && term === '' && (
            <EmptyState icon={IconUsers} title={t('customers.emptyTitle')} hint={t('customers.emptyHint')}>
              {may('manage_customers') && <ImportLink subject="customers" />}
              {may('edit_customers') && newButton}
            </EmptyState>
          )}
          {page && customers.length === 0 && term !== '' && (
            <EmptyState
              icon={IconSearchOff}
              title={t('customers.noMatchTitle')}
              hint={t('customers.noMatchHint')}
            />
          )}
        </Panel>
        {customers.length > 0 && (
          <Pager
            offset={page?.offset ?? 0}
            shown={customers.length}
            total={page?.total_count ?? 0}
            size={PAGE_SIZE}
            onMove={(offset) => ask({ offset })}
          />
        )}
      </div>
      {open && <CustomerDialog customer={open.customer} onClose={close} />}
    </Page>
  );
}
