import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DocumentResource } from '../../../src-main/contract/document-resource.ts';
import { kindOf } from '../../../src-main/documents/types.ts';
import { formatDate, groupThousands } from '../../lib/format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './documents.module.css';

export function DocumentsTable({ documents }: { readonly documents: readonly DocumentResource[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('documents.list')}>
      <thead>
        <tr>
          <th scope="col">{t('documents.date')}</th>
          <th scope="col">{t('documents.type')}</th>
          <th scope="col">{t('documents.number')}</th>
          <th scope="col">{t('documents.counterparty')}</th>
          <th scope="col" className={styles.right}>
            {t('documents.total')}
          </th>
          <th scope="col">{t('documents.status')}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </tbody>
    </table>
  );
}

function DocumentRow({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const { id, number, object, issue_date, status } = document;
  const { counterparty, total } = kindOf(object).summary(document);
  return (
    <tr className={styles.link}>
      <td className={`${styles.dim} tabular`}>{formatDate(issue_date)}</td>
      <td className={styles.whole}>{t(`document.type.${object}`)}</td>
      <td className={`${styles.whole} tabular`}>
        <Link
          to={`/documentos/${id}`}
          aria-label={t('documents.open', { number: `${t(`document.type.${object}`)} ${number}` })}
        >
          {number}
        </Link>
      </td>
      <td className={styles.buyer}>{counterparty.name}</td>
      <td className={`${styles.right} tabular`}>{object === 'delivery_note' ? '' : groupThousands(total)}</td>
      <td>
        <StatusBadge status={status} />
      </td>
    </tr>
  );
}
