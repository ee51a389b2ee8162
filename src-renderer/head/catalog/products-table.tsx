import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format/format.ts';
import { ivaLabel, shelfPriceOf } from '../../lib/format/iva.ts';
import { IconAction } from '../../ui/actions/icon-action.tsx';
import styles from '../../ui/tables/list.module.css';
import tableStyles from '../../ui/tables/table.module.css';
import type { HeadProduct } from './products-query.ts';

interface ProductsTableProps {
  readonly products: readonly HeadProduct[];
  /** Both undefined for who may not. */
  readonly onEdit?: (product: HeadProduct) => void;
  readonly onRemove?: (product: HeadProduct) => void;
}

export function ProductsTable({ products, onEdit, onRemove }: ProductsTableProps) {
  const { t } = useTranslation();
  return (
    <table className={`${styles.table} ${tableStyles.inset}`} aria-label={t('catalog.list')}>
      <thead>
        <tr>
          <th scope="col">{t('catalog.code')}</th>
          <th scope="col">{t('catalog.name')}</th>
          <th scope="col">{t('catalog.barcode')}</th>
          <th scope="col">{t('price.rate')}</th>
          <th scope="col" className={tableStyles.right}>
            {t('catalog.price')}
          </th>
          {onEdit && onRemove && <td className={styles.actions} />}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => {
          const { id, code, name, barcode, iva, category, unit, active } = product;
          const under = [category, unit, active ? undefined : t('catalog.inactive')].filter(Boolean);
          return (
            <tr key={id}>
              <td className={`${styles.dim} tabular`}>{code}</td>
              <td className={tableStyles.wide}>
                {name}
                {under.length > 0 && <span className={styles.under}>{under.join(' · ')}</span>}
              </td>
              <td className={`${styles.dim} tabular`}>{barcode}</td>
              <td className={styles.dim}>{ivaLabel(iva, t)}</td>
              <td className={`${tableStyles.right} tabular`}>{formatMoney(shelfPriceOf(product, iva))}</td>
              {onEdit && onRemove && (
                <td className={styles.actions}>
                  <IconAction
                    icon={IconPencil}
                    label={t('catalog.editOf', { name })}
                    onClick={() => onEdit(product)}
                  />
                  <IconAction
                    icon={IconTrash}
                    label={t('catalog.deleteOf', { name })}
                    onClick={() => onRemove(product)}
                  />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
