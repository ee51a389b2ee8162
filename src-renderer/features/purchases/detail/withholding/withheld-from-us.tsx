import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../../src-main/contract/documents/purchases/purchase.ts';
import { formatMoney } from '../../../../lib/format/format.ts';
import { Panel } from '../../../../ui/layout/page.tsx';
import styles from '../../purchases.module.css';
import { taxNameOf } from './tax-name.ts';

/** What a customer withheld, of which document of ours. */
export function WithheldFromUs({
  withheld,
}: {
  readonly withheld: NonNullable<PurchaseResource['withheld']>;
}) {
  const { t } = useTranslation();
  return (
    <Panel title={t('purchases.withheldFromUs')} padded={false}>
      <table className={`${styles.table} ${styles.inset}`} aria-label={t('purchases.withheldFromUs')}>
        <thead>
          <tr>
            <th scope="col">{t('purchases.document')}</th>
            <th scope="col">{t('purchases.tax')}</th>
            <th scope="col" className={styles.right}>
              {t('purchases.baseShort')}
            </th>
            <th scope="col" className={styles.right}>
              {t('purchases.percent')}
            </th>
            <th scope="col" className={styles.right}>
              {t('purchases.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {withheld.map(({ number, tax, code, base, percent, value }) => (
            <tr key={`${number} ${tax} ${code}`}>
              <td className={`${styles.whole} tabular`}>{number}</td>
              <td>
                {taxNameOf(tax, t)} {code}
              </td>
              <td className={`${styles.right} tabular`}>{formatMoney(base)}</td>
              <td className={`${styles.right} tabular`}>{percent}</td>
              <td className={`${styles.right} tabular`}>{formatMoney(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
