import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WithheldRow } from '../../../src-main/contract/reports/period-report.ts';
import { formatMoney } from '../../lib/format/format.ts';
import { Panel } from '../../ui/layout/page.tsx';
import styles from './reports.module.css';

interface WithheldTableProps {
  readonly title: string;
  readonly rows: readonly WithheldRow[];
}

/** What was withheld, by code and percent. */
export function WithheldTable({ title, rows }: WithheldTableProps) {
  const { t } = useTranslation();
  return (
    <Panel title={title}>
      {rows.length === 0 && <Text c="dimmed">{t('reports.noneWithheld')}</Text>}
      {rows.length > 0 && (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('reports.column.tax')}</th>
              <th scope="col">{t('reports.column.code')}</th>
              {(['percent', 'documents', 'base', 'value'] as const).map((column) => (
                <th key={column} scope="col" className={styles.right}>
                  {t(`reports.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ tax, code, percent, documents, base, value }) => (
              <tr key={`${tax} ${code} ${percent}`}>
                <th scope="row">{tax.toUpperCase()}</th>
                <td>{code}</td>
                <td className={`${styles.right} tabular`}>{percent}</td>
                <td className={`${styles.right} tabular`}>{documents}</td>
                <td className={`${styles.right} tabular`}>{formatMoney(base)}</td>
                <td className={`${styles.right} tabular`}>{formatMoney(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
