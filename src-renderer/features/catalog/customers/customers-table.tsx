import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CustomerSort, customerSorts } from '../../../../src-main/contract/catalog/customer.ts';
import styles from '../lists/lists.module.css';
import { RowActions } from '../lists/row-actions.tsx';
import { rowMark } from '../lists/row-arrows.ts';
import { SortHeading } from '../lists/sort-heading.tsx';
import type { SomeCustomer } from './customer-draft.ts';

interface CustomersTableProps<Customer extends SomeCustomer> {
  readonly customers: readonly Customer[];
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  /** Absent where they are always by name. */
  readonly order?: { readonly sort: CustomerSort; readonly onSort: (sort: CustomerSort) => void };
  /** Where what each owes is shown, and received. */
  readonly hasAccounts?: boolean;
  /** Undefined for who may only look at them. */
  readonly onEdit: ((customer: Customer) => void) | undefined;
  readonly onDelete: ((customer: Customer) => void) | undefined;
}

/** Customers of a shop, or of the whole business. */
export function CustomersTable<Customer extends SomeCustomer>({
  customers,
  lists,
  order,
  hasAccounts = false,
  onEdit,
  onDelete,
}: CustomersTableProps<Customer>) {
  const { t } = useTranslation();
  const heading = (column: 'identification' | 'name') =>
    order ? (
      <SortHeading
        column={column}
        label={t(`customers.${column}`)}
        sort={order.sort}
        onSort={(wanted) => {
          const sort = customerSorts.find((candidate) => candidate === wanted);
          if (sort) order.onSort(sort);
        }}
      />
    ) : (
      <th scope="col">{t(`customers.${column}`)}</th>
    );
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('customers.list')}>
        <thead>
          <tr>
            {heading('identification')}
            {heading('name')}
            <th scope="col">{t('customers.phone')}</th>
            <th scope="col" className={styles.spare}>
              {t('customers.email')}
            </th>
            {lists.length > 0 && <th scope="col">{t('customers.priceList')}</th>}
            {hasAccounts && (
              <th scope="col">
                <span className="for-readers">{t('customers.account')}</span>
              </th>
            )}
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
              {hasAccounts && (
                <td>
                  <Link
                    className={styles.cellLink}
                    to={`/por-cobrar/${encodeURIComponent(customer.identification)}`}
                    aria-label={t('customers.accountOf', { name: customer.name })}
                  >
                    {t('customers.account')}
                  </Link>
                </td>
              )}
              {onEdit && (
                <RowActions
                  edit={t('customers.editOf', { name: customer.name })}
                  remove={t('customers.deleteOf', { name: customer.name })}
                  onEdit={() => onEdit(customer)}
                  onDelete={onDelete && (() => onDelete(customer))}
                />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
