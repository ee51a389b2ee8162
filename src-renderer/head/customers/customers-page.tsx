import { Button, Text } from '@mantine/core';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadCustomerResource } from '../../../src-main/contract/head/stations/customers.ts';
import { CustomersTable } from '../../features/catalog/customers/customers-table.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useHeadPriceLists } from '../catalog/price-lists-query.ts';
import { RecordsList, useSearch } from '../records/records-list.tsx';
import { managers, useIsFor } from '../session/audience.ts';
import { CustomerRemoval, HeadCustomerDialog } from './customer-dialogs.tsx';
import { useHeadCustomers } from './customers-query.ts';

type Open =
  | { readonly kind: 'customer'; readonly customer: HeadCustomerResource | undefined }
  | { readonly kind: 'removal'; readonly customer: HeadCustomerResource };

/** The customers of the whole business, which the tills and the head office change alike. */
export function CustomersPage() {
  const { t } = useTranslation();
  const mayChange = useIsFor(managers);
  const search = useSearch();
  const query = useHeadCustomers(search.term, search.offset);
  const { data: lists = [] } = useHeadPriceLists();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const edit = (customer?: HeadCustomerResource) => setOpen({ kind: 'customer', customer });
  const add = mayChange && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit()}>
      {t('customers.new')}
    </Button>
  );
  return (
    <Page title={t('customers.title')} actions={add}>
      <Text c="dimmed">{t('head.customers.intro')}</Text>
      <RecordsList
        search={search}
        label={t('customers.searchLabel')}
        placeholder={t('customers.searchPlaceholder')}
        query={query}
        none={{
          icon: IconAddressBook,
          title: t('customers.emptyTitle'),
          hint: t('head.customers.emptyHint'),
        }}
        noMatch={{ title: t('customers.noMatchTitle'), hint: t('head.customers.noMatchHint') }}
      >
        {(customers) => (
          <CustomersTable
            customers={customers}
            lists={lists}
            onEdit={mayChange ? edit : undefined}
            onDelete={(customer) => setOpen({ kind: 'removal', customer })}
          />
        )}
      </RecordsList>
      {open?.kind === 'customer' && (
        <HeadCustomerDialog customer={open.customer} lists={lists} onClose={close} />
      )}
      {open?.kind === 'removal' && <CustomerRemoval customer={open.customer} onClose={close} />}
    </Page>
  );
}
