import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InvoiceResource } from '../../../src-main/contract/document-resource.ts';
import { formatDate, groupThousands } from '../../lib/format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './documents.module.css';

export function DocumentsTable({ documents }: { readonly documents: readonly InvoiceResource[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('documents.list')}>
      <thead>
        <tr>
          <th scope="col">{t('documents.date')}</th>
          <th scope="col">{t('documents.number')}</th>
          <th scope="col">{t('documents.buyer')}</th>
          <th scope="col" className={styles.right}>
            {t('documents.total')}
          </th>
          <th scope="col">{t('documents.status')}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map(({ id, number, issue_date, buyer, total, status }) => (
          <tr key={id} className={styles.link}>
            <td className={`${styles.dim} tabular`}>{formatDate(issue_date)}</td>
            <td className="tabular">
              <Link to={`/documentos/${id}`} aria-label={t('documents.open', { number })}>
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
