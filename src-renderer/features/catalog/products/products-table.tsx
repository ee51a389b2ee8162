import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type ProductResource,
  type ProductSort,
  productSorts,
} from '../../../../src-main/contract/catalog/product.ts';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { decimal, formatAmount, formatUnitPrice } from '../../../../src-main/documents/values/decimal.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { ivaLabel, shelfPriceOf } from '../../../lib/format/iva.ts';
import { catalogRow, type ParentsById, type RowFilter } from '../../../lib/variants/catalog-row.ts';
import styles from '../lists/lists.module.css';
import { RowActions } from '../lists/row-actions.tsx';
import { rowMark } from '../lists/row-arrows.ts';
import { SortHeading } from '../lists/sort-heading.tsx';
import { ParentRow } from '../variants/parent-row.tsx';

interface ProductsTableProps {
  readonly products: readonly ProductResource[];
  /** Those that a row stands for, where variants are grouped. */
  readonly parents: ParentsById;
  /** What was asked: a parent stands for those of its variants that match. */
  readonly filter: RowFilter;
  readonly sort: ProductSort;
  readonly chosen: ReadonlySet<string>;
  readonly onSort: (sort: ProductSort) => void;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly onEdit: (product: ProductResource) => void;
  readonly onDelete: (product: ProductResource) => void;
  readonly onOpenParent: (parent: ProductParent) => void;
  /** Undefined: none is changed here. */
  readonly onEditParent: ((parent: ProductParent) => void) | undefined;
  /** Those of the head office, by identifier. */
  readonly owned: readonly string[];
}

export function ProductsTable(props: ProductsTableProps) {
  const { t } = useTranslation();
  const { products, parents, filter, owned, sort, chosen, onSort, onChoose, onEdit, onDelete } = props;
  const { onOpenParent, onEditParent } = props;
  const rows = products.map((product) => catalogRow(product, parents, filter));
  const ids = rows.flatMap((row) =>
    row.kind === 'parent' ? row.variants.map(({ product }) => product.id) : row.product.id,
  );
  const onPage = ids.filter((id) => chosen.has(id)).length;
  const sortBy = (wanted: string) => {
    const productSort = productSorts.find((candidate) => candidate === wanted);
    if (productSort) onSort(productSort);
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('catalog.list')}>
        <thead>
          <tr>
            <th scope="col" className={styles.check}>
              <Checkbox
                classNames={{ input: styles.hit ?? '' }}
                aria-label={t('catalog.choosePage')}
                checked={onPage === ids.length}
                indeterminate={onPage > 0 && onPage < ids.length}
                onChange={(event) => onChoose(ids, event.currentTarget.checked)}
              />
            </th>
            <SortHeading column="code" label={t('catalog.code')} sort={sort} onSort={sortBy} />
            <SortHeading column="name" label={t('catalog.name')} sort={sort} onSort={sortBy} />
            <th scope="col" className={styles.spare}>
              {t('catalog.barcode')}
            </th>
            <th scope="col">{t('catalog.iva')}</th>
            <SortHeading
              column="unit_price"
              label={t('catalog.unitPrice')}
              sort={sort}
              isRight
              onSort={sortBy}
            />
            <th scope="col" className={styles.right}>
              {t('catalog.price')}
            </th>
            <th scope="col">
              <span className="for-readers">{t('action.edit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.kind === 'parent' ? (
              <ParentRow
                key={row.parent.id}
                parent={row.parent}
                variants={row.variants}
                chosen={chosen}
                onChoose={onChoose}
                onOpen={() => onOpenParent(row.parent)}
                onEdit={onEditParent && (() => onEditParent(row.parent))}
              />
            ) : (
              <ProductRow
                key={row.product.id}
                product={row.product}
                isChosen={chosen.has(row.product.id)}
                onChoose={onChoose}
                onEdit={onEdit}
                onDelete={owned.includes(row.product.id) ? undefined : onDelete}
              />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

interface ProductRowProps extends Pick<ProductsTableProps, 'onChoose' | 'onEdit'> {
  readonly product: ProductResource;
  readonly isChosen: boolean;
  /** Undefined: it is not deleted here. */
  readonly onDelete: ProductsTableProps['onDelete'] | undefined;
}

function ProductRow({ product, isChosen, onChoose, onEdit, onDelete }: ProductRowProps) {
  const { t } = useTranslation();
  return (
    <tr className={product.active ? undefined : styles.off}>
      <td className={styles.check}>
        <Checkbox
          classNames={{ input: styles.hit ?? '' }}
          aria-label={t('catalog.choose', { name: product.name })}
          checked={isChosen}
          onChange={(event) => onChoose([product.id], event.currentTarget.checked)}
        />
      </td>
      <td className={`${styles.code} tabular`}>{product.code}</td>
      <td className={styles.named}>
        <button type="button" className={styles.name} onClick={() => onEdit(product)} {...rowMark}>
          {product.name}
          <Under product={product} />
        </button>
      </td>
      <td className={`${styles.dim} ${styles.spare} tabular`}>{product.barcode}</td>
      <td className={styles.dim}>{ivaLabel(product.iva, t)}</td>
      <td className={`${styles.right} ${styles.dim} tabular`}>{formatMoney(priceBeforeTaxes(product))}</td>
      <td className={`${styles.right} tabular`}>{formatMoney(shelfPriceOf(product, product.iva))}</td>
      <RowActions
        edit={t('catalog.editOf', { name: product.name })}
        remove={t('catalog.deleteOf', { name: product.name })}
        onEdit={() => onEdit(product)}
        onDelete={onDelete && (() => onDelete(product))}
      />
    </tr>
  );
}

/** As it was stated; of a price stated with IVA, what of it is not IVA, to the cent. */
function priceBeforeTaxes({ unit_price, unit_price_with_taxes }: ProductResource): string {
  const price = decimal(unit_price);
  return unit_price_with_taxes === undefined ? formatUnitPrice(price) : formatAmount(price);
}

/** What belongs under the name: where the product stands, and that it is not sold. */
function Under({ product }: { readonly product: ProductResource }) {
  const { t } = useTranslation();
  const details = [product.category, product.unit, product.active ? undefined : t('catalog.inactive')];
  const text = details.filter(Boolean).join(' · ');
  return text === '' ? null : <span className={styles.under}>{text}</span>;
}
