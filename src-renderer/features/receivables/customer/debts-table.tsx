import { Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Debt } from '../../../../src-main/contract/receivables/receivable.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../receivables.module.css';

interface DebtsTableProps {
  readonly debts: readonly Debt[];
  /** Of an opening balance; undefined for who may not. */
  readonly onCancel: ((debt: Debt) => void) | undefined;
}

/** Each debt of a customer, in the order in which they are paid. */
export function DebtsTable({ debts, onCancel }: DebtsTableProps) {
  const { t } = useTranslation();
  const hasActions = onCancel && debts.some(({ kind }) => kind === 'opening_balance');
  if (debts.length === 0) return <Text c="dimmed">{t('receivables.owesNothing')}</Text>;
  return (
    <div className={styles.scrolling}>
      <table className={`${styles.table} ${styles.flush}`} aria-label={t('receivables.debts')}>
        <thead>
          <tr>
            <th scope="col">{t('receivables.debt')}</th>
            <th scope="col">{t('receivables.issuedOn')}</th>
            <th scope="col">{t('receivables.dueOn')}</th>
            <th scope="col" className={styles.right}>
              {t('receivables.balance')}
            </th>
            {hasActions && (
              <th scope="col">
                <span className="for-readers">{t('receivables.cancel')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {debts.map((one) => (
            <tr key={one.id}>
              <td className={styles.wide}>
                <DebtName debt={one} />
              </td>
              <td className={`${styles.whole} tabular`}>{formatDate(one.issued_on)}</td>
              <td className={`${styles.whole} tabular`}>
                <span className={styles.due}>
                  {one.due_on === undefined ? '—' : formatDate(one.due_on)}
                  {one.overdue !== '0.00' && (
                    <ToneBadge tone="bad" icon={IconAlertTriangle}>
                      {t('receivables.late')}
                    </ToneBadge>
                  )}
                </span>
              </td>
              <td className={`${styles.amount} tabular`}>{formatMoney(one.balance)}</td>
              {hasActions && (
                <td className={`${styles.right} ${styles.whole}`}>
                  {one.kind === 'opening_balance' && (
                    <Button
                      variant="subtle"
                      color="gray"
                      aria-label={t('receivables.cancelOf', { amount: formatMoney(one.balance) })}
                      onClick={() => onCancel(one)}
                    >
                      {t('receivables.cancel')}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DebtName({ debt: { id, document_type: type, reference } }: { readonly debt: Debt }) {
  const { t } = useTranslation();
  if (type !== undefined) {
    return (
      <Link className={styles.cellLink} to={`/documentos/${id}`}>
        {t(`document.type.${type}`)} {reference}
      </Link>
    );
  }
  return reference === undefined ? t('receivables.opening') : t('receivables.openingOf', { reference });
}
