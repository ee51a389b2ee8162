import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listedDocument } from '../../../../src-main/contract/documents/lists/listed-document.ts';
import { documentListOf } from '../../../../src-main/contract/list.ts';
import { formatDate, groupThousands } from '../../../lib/format/format.ts';
import { acceptedBy, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { StatusBadge } from '../../../ui/documents/status-badge.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../receivables.module.css';

const documentPage = documentListOf(listedDocument);
const SHOWN = 10;

/** What was issued to a customer, paid or not, the last first, with the way to all of it. */
export function PurchasesTable({ identification }: { readonly identification: string }) {
  const { t } = useTranslation();
  const { documents, environment } = useService();
  const { data: page, error } = useQuery({
    queryKey: ['documents', environment, 'of-customer', identification],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(documentPage, 'GET /v1/local/documents', {
          query: { counterparty: identification, limit: SHOWN, offset: 0 },
          signal,
        }),
      ),
  });
  const refusal = refusalIn(error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!page) return <Skeleton height="6rem" />;
  if (page.data.length === 0) return <Text c="dimmed">{t('receivables.noPurchases')}</Text>;
  return (
    <div className={styles.scrolling}>
      <table className={`${styles.table} ${styles.flush}`} aria-label={t('receivables.purchases')}>
        <thead>
          <tr>
            <th scope="col">{t('receivables.debt')}</th>
            <th scope="col">{t('receivables.issuedOn')}</th>
            <th scope="col">{t('receivables.status')}</th>
            <th scope="col" className={styles.right}>
              {t('receivables.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {page.data.map(({ id, type, number, issue_date, status, total }) => (
            <tr key={id}>
              <td className={styles.wide}>
                <Link className={styles.cellLink} to={`/documentos/${id}`}>
                  {t(`document.type.${type}`)} {number}
                </Link>
              </td>
              <td className={`${styles.whole} tabular`}>{formatDate(issue_date)}</td>
              <td>
                <StatusBadge status={status} />
              </td>
              <td className={`${styles.amount} tabular`}>{groupThousands(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(page.total_count ?? 0) > SHOWN && (
        <Link to={`/documentos?${new URLSearchParams({ identificacion: identification })}`}>
          {t('receivables.allPurchases', { count: page.total_count ?? 0 })}
        </Link>
      )}
    </div>
  );
}
