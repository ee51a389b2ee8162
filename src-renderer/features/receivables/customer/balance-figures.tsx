import { useTranslation } from 'react-i18next';
import type { Receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import styles from '../receivables.module.css';

/** What a customer owes at a glance, and what was agreed. */
export function BalanceFigures({ customer }: { readonly customer: Receivable }) {
  const { t } = useTranslation();
  const { identification, balance, overdue, in_favor, oldest_due_on, credit_limit, available, credit_days } =
    customer;
  const figures = [
    { label: t('receivables.id'), value: identification },
    { label: t('receivables.balance'), value: formatMoney(balance) },
    { label: t('receivables.overdue'), value: formatMoney(overdue) },
    ...(in_favor === '0.00' ? [] : [{ label: t('receivables.inFavor'), value: formatMoney(in_favor) }]),
    ...(oldest_due_on === undefined
      ? []
      : [{ label: t('receivables.oldest'), value: formatDate(oldest_due_on) }]),
    ...(credit_limit === undefined
      ? []
      : [{ label: t('receivables.limit'), value: formatMoney(credit_limit) }]),
    ...(available === undefined
      ? []
      : [{ label: t('receivables.available'), value: formatMoney(available) }]),
    ...(credit_days === undefined ? [] : [{ label: t('receivables.days'), value: String(credit_days) }]),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
