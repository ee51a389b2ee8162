import { useTranslation } from 'react-i18next';
import type { FiscalMachineTotals } from '../../../src-main/contract/counter/fiscal-machine.ts';
import { formatMoney } from '../../lib/format/format.ts';
import { dayTotalsOf } from './day-totals.ts';
import styles from './fiscal-machine.module.css';

/** A row for each type of document, and what they come to. */
export function DayTypes({ types }: { readonly types: FiscalMachineTotals['types'] }) {
  const { t } = useTranslation();
  const all = dayTotalsOf(types);
  return (
    <table className={styles.table} aria-label={t('fiscalMachine.byType')}>
      <thead>
        <tr>
          <th scope="col">{t('fiscalMachine.type')}</th>
          <th scope="col">{t('fiscalMachine.range')}</th>
          <th scope="col" className={styles.right}>
            {t('fiscalMachine.issued')}
          </th>
          <th scope="col" className={styles.right}>
            {t('fiscalMachine.authorized')}
          </th>
          <th scope="col" className={styles.right}>
            {t('fiscalMachine.annulled')}
          </th>
          <th scope="col" className={styles.right}>
            {t('fiscalMachine.amountTax')}
          </th>
          <th scope="col" className={styles.right}>
            {t('fiscalMachine.total')}
          </th>
        </tr>
      </thead>
      <tbody className="tabular">
        {types.map(({ type, count, authorized, annulled, first_number, last_number, tax_total, total }) => (
          <tr key={type}>
            <td>{t(`document.type.${type}`)}</td>
            <td>
              <div className={styles.number}>{first_number}</div>
              {last_number !== first_number && <div className={styles.number}>{last_number}</div>}
            </td>
            <td className={styles.right}>{count}</td>
            <td className={styles.right}>{authorized}</td>
            <td className={styles.right}>{annulled}</td>
            <td className={styles.right}>{formatMoney(tax_total)}</td>
            <td className={styles.right}>{formatMoney(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="tabular">
        <tr>
          <th scope="row" colSpan={2}>
            {t('fiscalMachine.all')}
          </th>
          <td className={styles.right}>{all.count}</td>
          <td className={styles.right}>{all.authorized}</td>
          <td className={styles.right}>{all.annulled}</td>
          <td className={styles.right}>{formatMoney(all.tax)}</td>
          <td className={styles.right}>{formatMoney(all.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
