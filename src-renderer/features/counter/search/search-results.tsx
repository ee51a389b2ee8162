import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { ivaTag, shelfPriceOf } from '../../../lib/format/iva.ts';
import { useSale } from '../sale/sale-context.tsx';
import { priceOfProduct } from '../sale/sale-line.ts';
import styles from './search.module.css';

interface SearchResultsProps {
  readonly id: string;
  readonly text: string;
  readonly products: readonly ProductResource[];
  /** Place of the highlighted option; the one after the products is the free line. */
  readonly active: number;
  readonly onChoose: (product: ProductResource) => void;
  readonly onSellFree: () => void;
}

export function SearchResults({ id, text, products, active, onChoose, onSellFree }: SearchResultsProps) {
  const { t } = useTranslation();
  const priceListId = useSale((sale) => sale.priceList?.id);
  return (
    <div className={styles.results}>
      {products.length === 0 && <div className={styles.none}>{t('counter.noResults', { text })}</div>}
      <div id={id} role="listbox" aria-label={t('counter.results')}>
        {products.map((product, place) => (
          <div
            key={product.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={styles.option}
            onMouseDown={(event) => {
              // The focus stays in the field.
              event.preventDefault();
              onChoose(product);
            }}
          >
            <span className={styles.name}>{product.name}</span>
            <span className={`${styles.code} tabular`}>{product.code}</span>
            <span className={styles.iva}>{ivaTag(product.iva, t)}</span>
            <span className={`${styles.price} tabular`}>
              {formatMoney(shelfPriceOf(priceOfProduct(product, priceListId), product.iva))}
            </span>
          </div>
        ))}
        <div
          id={`${id}-${products.length}`}
          role="option"
          tabIndex={-1}
          aria-selected={products.length === active}
          className={styles.option}
          onMouseDown={(event) => {
            event.preventDefault();
            onSellFree();
          }}
        >
          <IconPencilPlus size={18} aria-hidden />
          <span className={styles.name}>{t('counter.sellFree', { text })}</span>
        </div>
      </div>
    </div>
  );
}
