import { Button, Skeleton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPackage, IconPlus, IconSearch, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ProductResource } from '../../../src-main/contract/local.ts';
import { acceptedBy, refusalIn } from '../../lib/answer.ts';
import { useService } from '../../lib/service.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { productList, SHOWN_PRODUCTS } from './products.ts';
import { ProductsTable } from './products-table.tsx';

type Dialog =
  | { readonly kind: 'edit'; readonly product: ProductResource | undefined }
  | { readonly kind: 'delete'; readonly product: ProductResource };

/** What the shop sells. `?nuevo` in the address opens the form of a new product. */
export function CatalogPage() {
  const { t } = useTranslation();
  const { local } = useService();
  const [address, setAddress] = useSearchParams();
  const [words, setWords] = useState('');
  const [dialog, setDialog] = useState<Dialog | undefined>(
    address.has('nuevo') ? { kind: 'edit', product: undefined } : undefined,
  );
  const [rested] = useDebouncedValue(words.trim(), 150);
  const { data: products, error } = useQuery({
    queryKey: ['products', 'list', rested],
    queryFn: async ({ signal }) => {
      const query = { q: rested || undefined, limit: SHOWN_PRODUCTS };
      return (await acceptedBy(local.send(productList, 'GET /v1/local/products', { query, signal }))).data;
    },
    placeholderData: keepPreviousData,
  });
  const refusal = refusalIn(error);
  const create = () => setDialog({ kind: 'edit', product: undefined });
  const close = () => {
    setDialog(undefined);
    setAddress({}, { replace: true });
  };
  const newButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={create}>
      {t('catalog.new')}
    </Button>
  );
  return (
    <Page title={t('catalog.title')} actions={newButton}>
      <TextInput
        aria-label={t('catalog.searchLabel')}
        placeholder={t('catalog.searchPlaceholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
        type="search"
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {refusal && <RefusalNotice refusal={refusal} />}
      <Panel padded={false}>
        {!products && !refusal && <Skeleton height="20rem" />}
        {products && products.length > 0 && (
          <ProductsTable
            products={products}
            onEdit={(product) => setDialog({ kind: 'edit', product })}
            onDelete={(product) => setDialog({ kind: 'delete', product })}
          />
        )}
        {products?.length === 0 &&
          (rested === '' ? (
            <EmptyState icon={IconPackage} title={t('catalog.emptyTitle')} hint={t('catalog.emptyHint')}>
              {newButton}
            </EmptyState>
          ) : (
            <EmptyState
              icon={IconSearchOff}
              title={t('catalog.noMatchTitle')}
              hint={t('catalog.noMatchHint')}
            />
          ))}
      </Panel>
      {products?.length === SHOWN_PRODUCTS && (
        <Text c="dimmed">{t('catalog.firstOnes', { count: SHOWN_PRODUCTS })}</Text>
      )}
      {dialog?.kind === 'edit' && <ProductDialog product={dialog.product} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteDialog product={dialog.product} onClose={close} />}
    </Page>
  );
}
