import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DebtAges, ReceivableList } from '../../../../src-main/contract/receivables/receivable.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import styles from '../receivables.module.css';

const ages = [
  'current',
  'days_1_30',
  'days_31_60',
  'days_61_90',
  'over_90',
] as const satisfies readonly (keyof DebtAges)[];

/** What each customer owes by how late it is, and what all of them owe. */
export function ReceivablesTable({ list: { data, totals } }: { readonly list: ReceivableList }) {
  const { t } = useTranslation();
  return (
    <div className={styles.scrolling}>
      <table className={`${styles.table} ${styles.inset}`} aria-label={t('receivables.list')}>
        <thead>
          <tr>
            <th scope="col">{t('receivables.customer')}</th>
            {ages.map((age) => (
              <th key={age} scope="col" className={styles.right}>
                {t(`receivables.ages.${age}`)}
              </th>
            ))}
            <th scope="col" className={styles.right}>
              {t('receivables.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <tr key={one.identification} className={styles.link}>
              <td className={styles.wide}>
                <Link to={`/por-cobrar/${encodeURIComponent(one.identification)}`}>{one.name}</Link>
                <span className={`${styles.under} tabular`}>{one.identification}</span>
              </td>
              <Ages of={one.ages} />
              <td className={`${styles.amount} tabular`}>{formatMoney(one.balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('receivables.sums')}</th>
            <Ages of={totals.ages} />
            <td className={`${styles.amount} tabular`}>{formatMoney(totals.balance)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Ages({ of }: { readonly of: DebtAges }) {
  return ages.map((age) => (
    <td
      key={age}
      className={`${styles.right} ${styles.whole} ${age !== 'current' && of[age] !== '0.00' ? styles.late : ''} tabular`}
    >
      {of[age] === '0.00' ? '—' : formatMoney(of[age])}
    </td>
  ));
}
