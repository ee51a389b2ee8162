import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../src-main/contract/local.ts';
import { ivaRows } from '../../../src-main/documents/taxes/iva.ts';
import { groupThousands } from '../../lib/format.ts';
import { priceWithIva } from '../../lib/iva.ts';
import styles from './catalog.module.css';

interface ProductsTableProps {
  readonly products: readonly ProductResource[];
  readonly onEdit: (product: ProductResource) => void;
  readonly onDelete: (product: ProductResource) => void;
}

export function ProductsTable({ products, onEdit, onDelete }: ProductsTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('catalog.list')}>
      <thead>
        <tr>
          <th scope="col">{t('catalog.code')}</th>
          <th scope="col">{t('catalog.name')}</th>
          <th scope="col">{t('catalog.barcode')}</th>
          <th scope="col">{t('catalog.iva')}</th>
          <th scope="col" className={styles.right}>
            {t('catalog.unitPrice')}
          </th>
          <th scope="col" className={styles.right}>
            {t('catalog.price')}
          </th>
          <th scope="col">
            <span className="for-readers">{t('action.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <td className={`${styles.dim} tabular`}>{product.code}</td>
            <td className={styles.name}>{product.name}</td>
            <td className={`${styles.dim} tabular`}>{product.barcode}</td>
            <td className={styles.rate}>{ivaRows[product.iva].label}</td>
            <td className={`${styles.right} ${styles.dim} tabular`}>{groupThousands(product.unit_price)}</td>
            <td className={`${styles.right} tabular`}>
              {groupThousands(priceWithIva(product.unit_price, product.iva))}
            </td>
            <td className={styles.actions}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="2.75rem"
                aria-label={t('catalog.editOf', { name: product.name })}
                onClick={() => onEdit(product)}
              >
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="2.75rem"
                aria-label={t('catalog.deleteOf', { name: product.name })}
                onClick={() => onDelete(product)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
