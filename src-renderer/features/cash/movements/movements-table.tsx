import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '../../../lib/format/format.ts';
import styles from '../cash.module.css';
import { useMovements } from '../cash-query.ts';
import { NotRead } from '../not-read.tsx';

/** What went in and out of the drawer in a shift, the last one first. */
export function MovementsTable({ sessionId }: { readonly sessionId: string }) {
  const { t } = useTranslation();
  const { data: movements, error } = useMovements(sessionId);
  if (!movements) return <NotRead error={error} />;
  if (movements.length === 0) {
    return (
      <Text c="dimmed" className={styles.inset ?? ''}>
        {t('cash.noMovements')}
      </Text>
    );
  }
  return (
    <table className={styles.table} aria-label={t('cash.movements')}>
      <thead>
        <tr>
          <th scope="col">{t('cash.when')}</th>
          <th scope="col">{t('cash.reason')}</th>
          <th scope="col">{t('cash.by')}</th>
          <th scope="col" className={styles.right}>
            {t('cash.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, created_at, direction, amount, reason, operator, approved_by }) => (
          <tr key={id}>
            <td className={`${styles.whole} tabular`}>{formatTime(created_at)}</td>
            <td className={styles.wide}>
              {t(`cash.${direction}`)}: {reason}
            </td>
            <td className={styles.whole}>
              {operator.name}
              {approved_by && (
                <div className={styles.hint}>{t('cash.allowedBy', { name: approved_by.name })}</div>
              )}
            </td>
            <td className={`${styles.right} ${styles.whole} tabular`}>
              {direction === 'in' ? `+${formatMoney(amount)}` : formatMoney(`-${amount}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
