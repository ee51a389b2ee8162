import { useTranslation } from 'react-i18next';
import type { FiscalMachineTotals } from '../../../src-main/contract/counter/fiscal-machine.ts';
import { decimal, formatAmount, sum } from '../../../src-main/documents/values/decimal.ts';
import { formatMoney } from '../../lib/format/format.ts';
import { ivaLabel } from '../../lib/format/iva.ts';
import styles from './fiscal-machine.module.css';

/** What was sold at each IVA rate, as the tax return asks for it. */
export function DayRates({ rates }: { readonly rates: FiscalMachineTotals['by_rate'] }) {
  const { t } = useTranslation();
  const total = (of: 'base' | 'iva') => formatAmount(sum(rates.map((rate) => decimal(rate[of]))));
  return (
    <table className={styles.table} aria-label={t('fiscalMachine.byRate')}>
      <thead>
        <tr>
          <th scope="col">{t('fiscalMachine.rate')}</th>
          <th scope="col" className={styles.right}>
            {t('fiscalMachine.base')}
          </th>
          <th scope="col" className={styles.right}>
            {t('fiscalMachine.iva')}
          </th>
        </tr>
      </thead>
      <tbody className="tabular">
        {rates.map(({ rate, base, iva }) => (
          <tr key={rate}>
            <td>{ivaLabel(rate, t)}</td>
            <td className={styles.right}>{formatMoney(base)}</td>
            <td className={styles.right}>{formatMoney(iva)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="tabular">
        <tr>
          <th scope="row">{t('fiscalMachine.all')}</th>
          <td className={styles.right}>{formatMoney(total('base'))}</td>
          <td className={styles.right}>{formatMoney(total('iva'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
