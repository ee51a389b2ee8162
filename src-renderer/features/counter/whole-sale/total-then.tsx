import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.ts';
import { useProgramSettings } from '../../../lib/program-settings.ts';
import type { Sale } from '../sale/issue/compute-sale.ts';
import { totalOfSale } from './sale-total.ts';
import styles from './whole-sale.module.css';

/** What the customer would pay with what is being typed. */
export function TotalThen({ sale }: { readonly sale: Sale }) {
  const { t } = useTranslation();
  const settings = useProgramSettings();
  const total = totalOfSale(sale, settings?.prices_with_taxes);
  return (
    <div className={styles.totals}>
      <span>{t('sale.totalThen')}</span>
      <output className="tabular">{total === undefined ? '—' : formatMoney(total)}</output>
    </div>
  );
}
