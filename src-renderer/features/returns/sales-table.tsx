import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InvoiceResource } from '../../../src-main/contract/document-resource.ts';
import { formatDate, formatTime, groupThousands } from '../../lib/format.ts';
import { walkRows } from '../../lib/walk-rows.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './returns.module.css';

/** Sales to choose from; arrows walk the rows. */
export function SalesTable({ sales }: { readonly sales: readonly InvoiceResource[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('returns.sales')}>
      <thead>
        <tr>
          <th scope="col">{t('returns.when')}</th>
          <th scope="col">{t('documents.number')}</th>
          <th scope="col">{t('documents.counterparty')}</th>
          <th scope="col" className={styles.right}>
            {t('documents.total')}
          </th>
          <th scope="col">{t('documents.status')}</th>
        </tr>
      </thead>
      <tbody>
        {sales.map(({ id, number, issue_date, issued_at, buyer, total, status }) => (
          <tr key={id} className={styles.link}>
            <td className={`${styles.dim} ${styles.whole} tabular`}>
              {formatDate(issue_date)} {formatTime(issued_at)}
            </td>
            <td className={`${styles.whole} tabular`}>
              <Link
                to={`/devolucion?documento=${id}`}
                aria-label={t('returns.choose', { number })}
                onKeyDown={walkRows}
              >
                {number}
              </Link>
            </td>
            <td className={styles.buyer}>{buyer.name}</td>
            <td className={`${styles.right} tabular`}>{groupThousands(total)}</td>
            <td>
              <StatusBadge status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
