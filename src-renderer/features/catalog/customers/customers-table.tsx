import { useTranslation } from 'react-i18next';
import {
  type CustomerResource,
  type CustomerSort,
  customerSorts,
} from '../../../../src-main/contract/catalog/customer.ts';
import { usePriceLists } from '../../../lib/queries/price-lists-query.ts';
import styles from '../lists/lists.module.css';
import { RowActions } from '../lists/row-actions.tsx';
import { rowMark } from '../lists/row-arrows.ts';
import { SortHeading } from '../lists/sort-heading.tsx';

interface CustomersTableProps {
  readonly customers: readonly CustomerResource[];
  readonly sort: CustomerSort;
  readonly onSort: (sort: CustomerSort) => void;
  /** Undefined for who may only look at them. */
  readonly onEdit: ((customer: CustomerResource) => void) | undefined;
  readonly onDelete: (customer: CustomerResource) => void;
}

export function CustomersTable({ customers, sort, onSort, onEdit, onDelete }: CustomersTableProps) {
  const { t } = useTranslation();
  const { data: lists = [] } = usePriceLists();
  const sortBy = (wanted: string) => {
    const known = customerSorts.find((candidate) => candidate === wanted);
    if (known) onSort(known);
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('customers.list')}>
        <thead>
          <tr>
            <SortHeading
              column="identification"
              label={t('customers.identification')}
              sort={sort}
              onSort={sortBy}
            />
            <SortHeading column="name" label={t('customers.name')} sort={sort} onSort={sortBy} />
            <th scope="col">{t('customers.phone')}</th>
            <th scope="col" className={styles.spare}>
              {t('customers.email')}
            </th>
            {lists.length > 0 && <th scope="col">{t('customers.priceList')}</th>}
            {onEdit && (
              <th scope="col">
                <span className="for-readers">{t('action.edit')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <tr key={customer.id}>
              <td className={`${styles.dim} tabular`}>{customer.identification}</td>
              <td className={styles.named}>
                <button
                  type="button"
                  className={styles.name}
                  disabled={!onEdit}
                  onClick={() => onEdit?.(customer)}
                  {...rowMark}
                >
                  {customer.name}
                  {customer.address && <span className={styles.under}>{customer.address}</span>}
                </button>
              </td>
              <td className={`${styles.dim} tabular`}>{customer.phone}</td>
              <td className={`${styles.cut} ${styles.spare}`}>{customer.email}</td>
              {lists.length > 0 && (
                <td className={styles.dim}>{lists.find(({ id }) => id === customer.price_list_id)?.name}</td>
              )}
              {onEdit && (
                <RowActions
                  edit={t('customers.editOf', { name: customer.name })}
                  remove={t('customers.deleteOf', { name: customer.name })}
                  onEdit={() => onEdit(customer)}
                  onDelete={() => onDelete(customer)}
                />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
