import { IconPencilPlus } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { ivaTag, shelfPriceOf } from '../../../lib/format/iva.ts';
import { priceRange } from '../../../lib/format/price-range.ts';
import type { ParentsById } from '../../../lib/variants/catalog-row.ts';
import { useSale } from '../sale/sale-context.tsx';
import { priceOfProduct } from '../sale/sale-line.ts';
import { saleRow } from './sale-row.ts';
import styles from './search.module.css';

interface SearchResultsProps {
  readonly id: string;
  readonly text: string;
  /** What the products are the answer to. */
  readonly searched: string;
  readonly products: readonly ProductResource[];
  /** Those that a row stands for. */
  readonly parents: ParentsById;
  /** Whether they are what was found for `text`, and not for what was typed before. */
  readonly isCurrent: boolean;
  /** Index of the highlighted option; the one after the products is the free line. */
  readonly active: number;
  readonly onChoose: (product: ProductResource) => void;
  readonly onSellFree: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { id, text, searched, products, parents, isCurrent, active, onChoose, onSellFree } = props;
  const { t } = useTranslation();
  const pressed = useRef<string>(undefined);
  /** A touch counts where it began: what lies under it when it ends may be another by then. */
  const press = (option: string, choose: () => void) => ({
    onPointerDown: () => {
      pressed.current = isCurrent ? option : undefined;
    },
    onMouseDown: (event: MouseEvent) => {
      // The focus stays in the field.
      event.preventDefault();
      if (isCurrent && pressed.current === option) choose();
    },
  });
  return (
    <div className={styles.results}>
      {products.length === 0 && <div className={styles.none}>{t('counter.noResults', { text })}</div>}
      <div id={id} role="listbox" aria-label={t('counter.results')} aria-disabled={!isCurrent}>
        {products.map((product, index) => {
          const row = saleRow(product, parents, searched);
          return (
            <div
              key={product.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              {...press(product.id, () => onChoose(product))}
            >
              {row.kind === 'parent' ? (
                <ParentOption parent={row.parent} />
              ) : (
                <ProductOption product={row.product} />
              )}
            </div>
          );
        })}
        <div
          id={`${id}-${products.length}`}
          role="option"
          tabIndex={-1}
          aria-selected={products.length === active}
          className={styles.option}
          {...press('', onSellFree)}
        >
          <IconPencilPlus size={18} aria-hidden />
          <span className={styles.name}>{t('counter.sellFree', { text })}</span>
        </div>
      </div>
    </div>
  );
}

function ProductOption({ product }: { readonly product: ProductResource }) {
  const { t } = useTranslation();
  const priceListId = useSale((sale) => sale.priceList?.id);
  return (
    <>
      <span className={styles.name}>{product.name}</span>
      <span className={`${styles.code} tabular`}>{product.code}</span>
      <span className={styles.iva}>{ivaTag(product.iva, t)}</span>
      <span className={`${styles.price} tabular`}>
        {formatMoney(shelfPriceOf(priceOfProduct(product, priceListId), product.iva))}
      </span>
    </>
  );
}

/** All variants of a parent that are sold, in one row. */
function ParentOption({ parent }: { readonly parent: ProductParent }) {
  const { t } = useTranslation();
  const priceListId = useSale((sale) => sale.priceList?.id);
  const products = parent.variants.map(({ product }) => product).filter(({ active }) => active);
  return (
    <>
      <span className={styles.name}>{parent.name}</span>
      <span className={styles.code}>{t('variants.count', { count: products.length })}</span>
      <span className={`${styles.price} ${styles.range} tabular`}>
        {priceRange(
          products.map((product) => shelfPriceOf(priceOfProduct(product, priceListId), product.iva)),
          t,
        )}
      </span>
    </>
  );
}
