import { useTranslation } from 'react-i18next';
import type { ProfitRow, ProfitTable as Table } from '../../../../src-main/contract/reports/profit-report.ts';
import { formatDate, formatMoney, groupThousands } from '../../../lib/format/format.ts';
import styles from '../reports.module.css';

interface ProfitTableProps {
  readonly table: Table;
  readonly rows: readonly ProfitRow[];
}

/** What was earned, by one of the things it is broken down by. */
export function ProfitTable({ table, rows }: ProfitTableProps) {
  const { t } = useTranslation();
  const labelOf = ({ key, label }: ProfitRow) => {
    if (table === 'days') return formatDate(key);
    return label || (table === 'categories' ? t('reports.unnamed.categories') : key);
  };
  return (
    <section
      className={styles.scroll}
      aria-label={t('reports.tableOf', { name: t(`reports.by.${table}`) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
      tabIndex={0}
    >
      <table className={styles.table} aria-label={t(`reports.by.${table}`)}>
        <thead>
          <tr>
            <th scope="col">{t(`reports.column.${table}`)}</th>
            {[
              t('reports.column.quantity'),
              t('profit.column.base'),
              t('profit.column.cost'),
              t('profit.column.profit'),
              t('profit.column.margin'),
            ].map((heading) => (
              <th key={heading} scope="col" className={styles.right}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{labelOf(row)}</th>
              <td className={`${styles.right} tabular`}>{groupThousands(row.quantity)}</td>
              <td className={`${styles.right} tabular`}>{formatMoney(row.base)}</td>
              <td className={`${styles.right} tabular`}>{formatMoney(row.cost)}</td>
              <td className={`${styles.right} tabular`}>{formatMoney(row.profit)}</td>
              <td className={`${styles.right} tabular`}>
                {row.margin === undefined ? '—' : `${row.margin.replace('-', '−')} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
