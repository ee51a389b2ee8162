import { useTranslation } from 'react-i18next';
import type { PeriodReport } from '../../../../src-main/contract/reports/period-report.ts';
import { formatMoney, groupThousands } from '../../../lib/format/format.ts';
import styles from '../reports.module.css';

interface KeyFiguresProps {
  /** Where there is no stock, none is shown. */
  readonly report: Pick<PeriodReport, 'sales'> & Partial<Pick<PeriodReport, 'stock'>>;
}

/** What the period comes to, in six figures. */
export function KeyFigures({ report: { sales, stock } }: KeyFiguresProps) {
  const { t } = useTranslation();
  const figures = [
    { name: 'total', value: formatMoney(sales.total) },
    { name: 'base', value: formatMoney(sales.base) },
    { name: 'iva', value: formatMoney(sales.iva) },
    { name: 'invoices', value: groupThousands(String(sales.invoices)) },
    { name: 'credited', value: formatMoney(sales.credited) },
    ...(stock && stock.products > 0 ? [{ name: 'stock', value: formatMoney(stock.value) } as const] : []),
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`reports.figures.${name}`)}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
