import { Button, Text } from '@mantine/core';
import { IconPackage, IconPlus, IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/layout/page.tsx';
import { RecordsList, useSearch } from '../records/records-list.tsx';
import { managers, useIsFor } from '../session/audience.ts';
import { HeadPriceLists } from './head-price-lists.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductRemoval } from './product-removal.tsx';
import { type HeadProduct, useHeadProducts } from './products-query.ts';
import { ProductsTable } from './products-table.tsx';

type Open =
  | { readonly kind: 'lists' }
  | { readonly kind: 'product'; readonly product: HeadProduct | undefined }
  | { readonly kind: 'removal'; readonly product: HeadProduct };

/** The products that the head office decides for all tills, and its price lists. */
export function ProductsPage() {
  const { t } = useTranslation();
  const mayChange = useIsFor(managers);
  const search = useSearch();
  const query = useHeadProducts(search.term, search.offset);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<IconTags size={18} aria-hidden />}
        onClick={() => setOpen({ kind: 'lists' })}
      >
        {t('catalog.priceLists.open')}
      </Button>
      {mayChange && (
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpen({ kind: 'product', product: undefined })}
        >
          {t('catalog.new')}
        </Button>
      )}
    </>
  );
  return (
    <Page title={t('catalog.title')} actions={actions}>
      <Text c="dimmed">{t('head.products.intro')}</Text>
      <RecordsList
        search={search}
        label={t('catalog.searchLabel')}
        placeholder={t('catalog.searchPlaceholder')}
        query={query}
        none={{ icon: IconPackage, title: t('catalog.emptyTitle'), hint: t('head.products.emptyHint') }}
        noMatch={{ title: t('catalog.noMatchTitle'), hint: t('head.products.noMatch') }}
      >
        {(products) => (
          <ProductsTable
            products={products}
            {...(mayChange && {
              onEdit: (product: HeadProduct) => setOpen({ kind: 'product', product }),
              onRemove: (product: HeadProduct) => setOpen({ kind: 'removal', product }),
            })}
          />
        )}
      </RecordsList>
      {open?.kind === 'lists' && <HeadPriceLists mayChange={mayChange} onClose={close} />}
      {open?.kind === 'product' && <ProductDialog product={open.product} onClose={close} />}
      {open?.kind === 'removal' && <ProductRemoval product={open.product} onClose={close} />}
    </Page>
  );
}
