import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPackage, IconPlus, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { decidesCatalog, useHeadDecisions } from '../../../lib/queries/service/head-decisions-query.ts';
import { useVariantsEnabled } from '../../../lib/stock-enabled.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { LabelsDialog } from '../labels/labels-dialog.tsx';
import styles from '../lists/lists.module.css';
import { rowArrows } from '../lists/row-arrows.ts';
import { OwnPriceLists } from '../prices/own-price-lists.tsx';
import { PriceChangeDialog } from '../prices/price-change-dialog.tsx';
import { OwnScale } from '../scale/own-scale.tsx';
import { ImportLink } from '../sheets/import-link.tsx';
import { SheetMenu } from '../sheets/sheet-menu.tsx';
import { useShownParent } from '../variants/parent-actions.ts';
import { ParentBar } from '../variants/parent-bar.tsx';
import { ParentDialog } from '../variants/parent-dialog.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductFilterBar } from './product-filter-bar.tsx';
import {
  noFilter,
  PAGE_SIZE,
  type ProductFilter,
  useCategories,
  useProductRemoval,
  useProducts,
} from './products-query.ts';
import { ProductsTable } from './products-table.tsx';

type Open =
  | { readonly kind: 'edit'; readonly product: ProductResource | undefined }
  | { readonly kind: 'parent'; readonly parent: ProductParent | undefined }
  | { readonly kind: 'prices' }
  | { readonly kind: 'labels' }
  | { readonly kind: 'lists' }
  | { readonly kind: 'scale' };

/**
 * What the shop sells. `?nuevo` in the address opens the form of a new product, with its barcode if there is one;
 * `?etiquetas` the labels of some, by their identifiers.
 */
export function ProductsPage() {
  const { t } = useTranslation();
  const may = useMay();
  const [address, setAddress] = useSearchParams();
  const [filter, setFilter] = useState<ProductFilter>(noFilter);
  const labelled = address.get('etiquetas')?.split(',') ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(labelled));
  const [open, setOpen] = useState<Open | undefined>(() => {
    if (address.has('nuevo')) return { kind: 'edit', product: undefined };
    return labelled.length > 0 ? { kind: 'labels' } : undefined;
  });
  const [repriced, setRepriced] = useState<number>();
  const [term] = useDebouncedValue(filter.term.trim(), 120);
  const hasVariants = useVariantsEnabled() === true;
  const [shownParent, setShownParent] = useState<ProductParent>();
  const parent = useShownParent(hasVariants ? shownParent : undefined);
  const parentId = parent?.id;
  const { data: page, error } = useProducts({ ...filter, term, parentId }, hasVariants && !parentId);
  const { data: categories = [] } = useCategories();
  const permit = usePermit();
  const removal = useProductRemoval();
  const refusal = refusalIn(error ?? removal.error);
  const products = page?.data ?? [];
  const total = page?.total_count ?? 0;
  const decided = useHeadDecisions(products.map(({ id }) => id));
  const isDecided = decidesCatalog(decided);
  const isFiltered =
    parentId !== undefined || term !== '' || filter.category !== undefined || filter.shown !== 'active';
  // Whatever else is asked begins at its first page.
  const ask = (part: Partial<ProductFilter>) => {
    setRepriced(undefined);
    setFilter({ ...filter, offset: 0, ...part });
  };
  const showParent = (shown: ProductParent | undefined) => {
    setShownParent(shown);
    setFilter(shown === undefined ? noFilter : { ...noFilter, shown: filter.shown });
  };
  const create = () => setOpen({ kind: 'edit', product: undefined });
  const close = () => {
    setOpen(undefined);
    if (address.has('nuevo') || address.has('etiquetas')) setAddress({}, { replace: true });
  };
  const remove = async ({ id, name }: ProductResource) => {
    const granted = await permit('edit_products', { product_ids: [id] });
    if (granted) removal.remove({ id, name, ...granted });
  };
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isChosen ? [...others, ...ids] : others));
  };
  const selection = { term, category: filter.category, parent, shown: filter.shown, chosen, total };
  const newButton = !isDecided && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={create}>
      {t('catalog.new')}
    </Button>
  );
  return (
    <Page
      title={t('catalog.title')}
      actions={
        <>
          {may('manage_settings') && (
            <Button variant="default" onClick={() => setOpen({ kind: 'scale' })}>
              {t('catalog.scale.open')}
            </Button>
          )}
          {may('change_price') && (
            <>
              <Button variant="default" onClick={() => setOpen({ kind: 'lists' })}>
                {t('catalog.priceLists.open')}
              </Button>
              <Button variant="default" component={Link} to="/productos/promociones">
                {t('promotions.open')}
              </Button>
            </>
          )}
          <Button
            variant="default"
            disabled={total === 0 || isDecided}
            onClick={() => setOpen({ kind: 'prices' })}
          >
            {t('catalog.changePrices')}
          </Button>
          <Button variant="default" disabled={total === 0} onClick={() => setOpen({ kind: 'labels' })}>
            {t('catalog.labels.open')}
          </Button>
          {may('edit_products') && <SheetMenu subject="products" isReadOnly={isDecided} />}
          {hasVariants && !isDecided && may('edit_products') && (
            <Button variant="default" onClick={() => setOpen({ kind: 'parent', parent: undefined })}>
              {t('variants.new')}
            </Button>
          )}
          {newButton}
        </>
      }
    >
      <div ref={rowArrows} className={styles.whole}>
        <ProductFilterBar filter={filter} onChange={ask} />
        {parent && (
          <ParentBar
            parent={parent}
            onEdit={isDecided ? undefined : () => setOpen({ kind: 'parent', parent })}
            onLeave={() => showParent(undefined)}
          />
        )}
        {chosen.size > 0 && (
          <div className={styles.chosen} role="status">
            {t('catalog.chosen', { count: chosen.size })}
            <Button variant="subtle" onClick={() => setChosen(new Set())}>
              {t('catalog.chooseNone')}
            </Button>
          </div>
        )}
        {repriced !== undefined && (
          <Notice tone="ok" title={t('catalog.priceChange.done', { count: repriced })} />
        )}
        {isDecided && <Notice tone="quiet" title={t('headOffice.decides.catalog')} />}
        {refusal && <RefusalNotice refusal={refusal} />}
        <Panel padded={false}>
          {!page && !refusal && <Skeleton height="20rem" />}
          {page && products.length > 0 && (
            <ProductsTable
              products={products}
              parents={page.parents}
              filter={page.asked}
              owned={decided.product_ids}
              sort={filter.sort}
              chosen={chosen}
              onSort={(sort) => ask({ sort })}
              onChoose={choose}
              onEdit={(product) => setOpen({ kind: 'edit', product })}
              onDelete={(product) => void remove(product)}
              onOpenParent={showParent}
              onEditParent={isDecided ? undefined : (edited) => setOpen({ kind: 'parent', parent: edited })}
            />
          )}
          {page && products.length === 0 && !isFiltered && (
            <EmptyState icon={IconPackage} title={t('catalog.emptyTitle')} hint={t('catalog.emptyHint')}>
              {may('edit_products') && !isDecided && <ImportLink subject="products" />}
              {newButton}
            </EmptyState>
          )}
          {page && products.length === 0 && isFiltered && (
            <EmptyState
              icon={IconSearchOff}
              title={t('catalog.noMatchTitle')}
              hint={t('catalog.noMatchHint')}
            >
              <Button variant="default" onClick={() => showParent(undefined)}>
                {t('catalog.clearFilters')}
              </Button>
            </EmptyState>
          )}
        </Panel>
        {products.length > 0 && (
          <Pager
            offset={page?.offset ?? 0}
            shown={products.length}
            total={total}
            size={PAGE_SIZE}
            onMove={(offset) => ask({ offset })}
          />
        )}
      </div>
      {open?.kind === 'edit' && !(isDecided && open.product === undefined) && (
        <ProductDialog
          product={open.product}
          isOwned={open.product !== undefined && decided.product_ids.includes(open.product.id)}
          scanned={address.get('nuevo') ?? undefined}
          onClose={close}
        />
      )}
      {open?.kind === 'parent' && !isDecided && (
        <ParentDialog parent={open.parent} categories={categories.map(({ name }) => name)} onClose={close} />
      )}
      {open?.kind === 'scale' && <OwnScale onClose={close} />}
      {open?.kind === 'lists' && <OwnPriceLists onClose={close} />}
      {open?.kind === 'labels' && <LabelsDialog selection={selection} onClose={close} />}
      {open?.kind === 'prices' && (
        <PriceChangeDialog
          selection={selection}
          onDone={(count) => {
            setRepriced(count);
            setChosen(new Set());
            close();
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}
