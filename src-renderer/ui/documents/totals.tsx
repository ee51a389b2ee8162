import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../../src-main/documents/model/invoice.ts';
import { formatMoney, groupThousands } from '../../lib/format/format.ts';
import { totalRowsOf } from './total-rows.ts';
import styles from './totals.module.css';

interface TotalsProps {
  /** Undefined: nothing to add up. */
  readonly invoice: Invoice | undefined;
  /** What stands for the total without an invoice. */
  readonly otherwise?: string;
  readonly size?: 'normal' | 'large';
}

/** What an invoice comes to. */
export function Totals({ invoice, otherwise = '0.00', size = 'normal' }: TotalsProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('totals.title')}>
      <dl className={styles.rows}>
        {invoice &&
          totalRowsOf(invoice, t).map(({ label, amount }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd className="tabular">{formatMoney(amount)}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.grand} data-size={size}>
        <span>{t('totals.total')}</span>
        <output className="tabular" aria-label={t('totals.total')}>
          <small>$</small> {groupThousands(invoice?.total ?? otherwise)}
        </output>
      </div>
    </section>
  );
}
