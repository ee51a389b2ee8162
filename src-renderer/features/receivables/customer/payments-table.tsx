import { Button, Skeleton, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PaymentReceived } from '../../../../src-main/contract/receivables/payment-received.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePayments } from '../../../lib/receivables/receivables-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../receivables.module.css';
import { PrintSlip } from './print-slip.tsx';

interface PaymentsTableProps {
  readonly identification: string;
  readonly onReverse: (payment: PaymentReceived) => void;
}

/** What a customer paid, the last first, and what was reversed of it. */
export function PaymentsTable({ identification, onReverse }: PaymentsTableProps) {
  const { t } = useTranslation();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = usePayments(identification);
  const payments = data?.pages.flatMap((page) => page.data);
  const refusal = refusalIn(error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!payments) return <Skeleton height="6rem" />;
  if (payments.length === 0) return <Text c="dimmed">{t('receivables.noPayments')}</Text>;
  return (
    <div className={styles.scrolling}>
      <table className={`${styles.table} ${styles.flush}`} aria-label={t('receivables.payments')}>
        <thead>
          <tr>
            <th scope="col">{t('receivables.issuedOn')}</th>
            <th scope="col">{t('receivables.method')}</th>
            <th scope="col">{t('receivables.by')}</th>
            <th scope="col" className={styles.right}>
              {t('receivables.amount')}
            </th>
            <th scope="col">
              <span className="for-readers">{t('receivables.reverse')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td className={`${styles.whole} tabular`}>{formatDate(payment.received_on)}</td>
              <td className={styles.wide}>
                {t(`payment.${payment.method}`)}
                <span className={styles.under}>
                  {payment.reason === undefined
                    ? payment.reference
                    : t('receivables.reversal', { reason: payment.reason })}
                </span>
              </td>
              <td className={styles.whole}>{payment.operator?.name ?? '—'}</td>
              <td className={`${styles.amount} tabular`}>{formatMoney(payment.amount)}</td>
              <td className={`${styles.right} ${styles.whole}`}>
                {payment.reversed_by !== undefined && (
                  <ToneBadge tone="quiet" icon={IconArrowBackUp}>
                    {t('receivables.reversed')}
                  </ToneBadge>
                )}
                {payment.reversed_by === undefined && payment.reverses === undefined && (
                  <Button
                    variant="subtle"
                    color="gray"
                    aria-label={t('receivables.reverseOf', { amount: formatMoney(payment.amount) })}
                    onClick={() => onReverse(payment)}
                  >
                    {t('receivables.reverse')}
                  </Button>
                )}
                <PrintSlip payment={payment} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('receivables.more')}
        </Button>
      )}
    </div>
  );
}
