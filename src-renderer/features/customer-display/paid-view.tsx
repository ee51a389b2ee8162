import { useTranslation } from 'react-i18next';
import { decimal } from '../../../src-main/documents/values/decimal.ts';
import type { CustomerShown } from '../../lib/customer-display/shown.ts';
import { formatMoney } from '../../lib/format/format.ts';
import styles from './customer-display.module.css';

type Paid = Extract<CustomerShown, { kind: 'paid' }>;

/** What was paid, and what comes back. */
export function PaidView({ paid: { shop, total, change } }: { readonly paid: Paid }) {
  const { t } = useTranslation();
  return (
    <div className={styles.middle} role="status">
      <h1 className={styles.shop}>{t('customerDisplay.thanks')}</h1>
      <dl className={styles.figures}>
        <div>
          <dt>{t('totals.total')}</dt>
          <dd className="tabular">{formatMoney(total)}</dd>
        </div>
        {decimal(change).gt(0) && (
          <div data-kind="change">
            <dt>{t('customerDisplay.change')}</dt>
            <dd className="tabular">{formatMoney(change)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>{shop.name}</p>
    </div>
  );
}
