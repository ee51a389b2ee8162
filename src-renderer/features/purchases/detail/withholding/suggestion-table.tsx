import { useTranslation } from 'react-i18next';
import type { PurchaseWithholding } from '../../../../../src-main/contract/documents/purchases/purchase.ts';
import { formatMoney } from '../../../../lib/format/format.ts';
import styles from '../../purchases.module.css';
import { taxNameOf } from './tax-name.ts';

/** Each tax to withhold: base, percent, value, and in words why and by what table. */
export function SuggestionTable({ withholdings }: Pick<PurchaseWithholding['suggestion'], 'withholdings'>) {
  const { t, i18n } = useTranslation();
  return (
    <table className={styles.suggestion} aria-label={t('purchases.toWithhold')}>
      <thead>
        <tr>
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
        {withholdings.map(({ tax, code, base, percent, value, reason, source }) => (
          <tr key={`${tax} ${code}`}>
            <td className={styles.wide}>
              <strong>{taxNameOf(tax, t)}</strong>
              <span className={styles.why} lang={i18n.language === 'es' ? undefined : 'es'}>
                {t('purchases.why', { reason, code })} {t('purchases.source', { source })}
              </span>
            </td>
            <td className={`${styles.right} tabular`}>{formatMoney(base)}</td>
            <td className={`${styles.right} tabular`}>{percent}</td>
            <td className={`${styles.right} tabular`}>{formatMoney(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
