import { Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useStatement } from '../../../lib/receivables/receivables-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../receivables.module.css';

/** The account of a customer: everything that raised or lowered the debt, with what is owed after it. */
export function AccountTable({ identification }: { readonly identification: string }) {
  const { t } = useTranslation();
  const { data: account, error } = useStatement(identification);
  const refusal = refusalIn(error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!account) return <Skeleton height="6rem" />;
  if (account.entries.length === 0) return <Text c="dimmed">{t('receivables.noAccount')}</Text>;
  return (
    <div className={styles.scrolling}>
      <table className={`${styles.table} ${styles.flush}`} aria-label={t('receivables.account')}>
        <thead>
          <tr>
            <th scope="col">{t('receivables.issuedOn')}</th>
            <th scope="col">{t('receivables.entry')}</th>
            {(['charge', 'credit', 'balance'] as const).map((column) => (
              <th key={column} scope="col" className={styles.right}>
                {t(`receivables.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {account.entries.map(({ kind, id, date, reference, charge, credit, balance }) => (
            <tr key={`${kind} ${id}`}>
              <td className={`${styles.whole} tabular`}>{formatDate(date)}</td>
              <td className={styles.wide}>
                {t(`receivables.kinds.${kind}`)} {reference}
              </td>
              <td className={`${styles.right} ${styles.whole} tabular`}>{amountOf(charge)}</td>
              <td className={`${styles.right} ${styles.whole} tabular`}>{amountOf(credit)}</td>
              <td className={`${styles.amount} tabular`}>{formatMoney(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function amountOf(amount: string): string {
  return amount === '0.00' ? '' : formatMoney(amount);
}
